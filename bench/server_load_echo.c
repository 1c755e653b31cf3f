/* The physical limit: every text frame of a client goes to all who opened the same path, and a
 * short answer to whoever sent it.  No rules, no secrets, no disk; epoll, one thread.
 * Built and run by load_servers.py:  cc -O2 -o echo server_load_echo.c && ./echo PORT BYTES */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

enum { MOST = 65536, ROOM = 16384 };

struct client {
  int fd, open, used;
  struct client *next; /* at the same table */
  struct table *table;
  unsigned char room[ROOM];
};

struct table {
  char path[64];
  struct client *first;
  struct table *next;
};

static struct client *clients[MOST];
static struct table *tables;
static unsigned char ply[4096], done[] = "\x81\x11{\"type\":\"done\",1}";
static int ply_size;

static const char UPGRADED[] =
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Accept: HSmrc0sMlYUkAGmm5OPpG2HaGWk=\r\n\r\n";

static void fail(const char *what) { perror(what); exit(1); }

static void put(int fd, const void *data, int size) {
  while (write(fd, data, size) < 0) if (errno != EAGAIN) return;
}

static struct table *table_of(const char *path) {
  struct table *one;
  for (one = tables; one; one = one->next) if (!strcmp(one->path, path)) return one;
  if (!(one = calloc(1, sizeof *one))) fail("calloc");
  strcpy(one->path, path);
  one->next = tables;
  return tables = one;
}

static void tell(struct client *by) {
  unsigned char both[sizeof ply + sizeof done];
  memcpy(both, ply, ply_size);
  memcpy(both + ply_size, done, sizeof done - 1);
  for (struct client *one = by->table->first; one; one = one->next)
    put(one->fd, both, one == by ? ply_size + (int)sizeof done - 1 : ply_size);
}

/* Takes whole frames from the front of what has come; returns how many bytes that were. */
static int take(struct client *me) {
  int at = 0;
  if (!me->open) {
    char path[64];
    me->room[me->used] = 0;
    char *end = strstr((char *)me->room, "\r\n\r\n");
    if (!end) return 0;
    if (sscanf((char *)me->room, "GET %63s ", path) != 1) return me->used;
    me->open = 1;
    me->table = table_of(path);
    me->next = me->table->first;
    me->table->first = me;
    put(me->fd, UPGRADED, sizeof UPGRADED - 1);
    at = end + 4 - (char *)me->room;
  }
  while (me->used - at >= 6) {
    unsigned char *frame = me->room + at;
    int size = frame[1] & 127, head = 6;
    if (size == 126) { size = frame[2] << 8 | frame[3]; head = 8; }
    if (me->used - at < head + size) break;
    for (int i = 0; i < size; i++) frame[head + i] ^= frame[head - 4 + i % 4];
    at += head + size;
    if ((frame[0] & 15) == 1) tell(me);
  }
  return at;
}

int main(int count, char **word) {
  if (count != 3) return 2;
  int told = atoi(word[2]), one = 1, listening = socket(AF_INET, SOCK_STREAM, 0);
  memset(ply, 'x', sizeof ply);
  memcpy(ply, "\x81\x7e", 2);
  ply[2] = told >> 8; ply[3] = told & 255;
  memcpy(ply + 4, "[\"ply\",", 7);
  ply_size = told + 4;
  struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons(atoi(word[1]))};
  at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  setsockopt(listening, SOL_SOCKET, SO_REUSEADDR, &one, sizeof one);
  if (bind(listening, (void *)&at, sizeof at) || listen(listening, 1024)) fail("listen");
  int poll = epoll_create1(0);
  struct epoll_event event = {.events = EPOLLIN, .data.fd = listening}, ready[256];
  epoll_ctl(poll, EPOLL_CTL_ADD, listening, &event);
  for (;;) {
    int many = epoll_wait(poll, ready, 256, -1);
    for (int i = 0; i < many; i++) {
      int fd = ready[i].data.fd;
      if (fd == listening) {
        if ((fd = accept4(listening, 0, 0, SOCK_NONBLOCK)) < 0 || fd >= MOST) continue;
        if (!(clients[fd] = calloc(1, sizeof(struct client)))) fail("calloc");
        clients[fd]->fd = fd;
        event.data.fd = fd;
        epoll_ctl(poll, EPOLL_CTL_ADD, fd, &event);
        continue;
      }
      struct client *me = clients[fd];
      int came = read(fd, me->room + me->used, ROOM - 1 - me->used);
      if (came <= 0) {
        if (me->table)
          for (struct client **link = &me->table->first; *link; link = &(*link)->next)
            if (*link == me) { *link = me->next; break; }
        close(fd); /* and out of the poll with it */
        free(me);
        clients[fd] = 0;
        continue;
      }
      me->used += came;
      int taken = take(me);
      memmove(me->room, me->room + taken, me->used -= taken);
    }
  }
}
