// The peer: boardgame.io with a small hidden-information game for three, in memory.
// Run by server_load.py in a directory where boardgame.io is installed.

const { Server } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const TILES = 20;
const CARDS = 21;

// Like Złam ten Kod: hidden tiles, six open questions, a public answer from each of the others.
const Toy = {
  name: "toy",
  minPlayers: 3,
  maxPlayers: 3,
  playerView: PlayerView.STRIP_SECRETS,
  setup: ({ random }) => {
    const tiles = random.Shuffle([...Array(TILES).keys()]);
    const cards = random.Shuffle([...Array(CARDS).keys()]);
    const hand = (seat) => ({ code: tiles.slice(5 * seat, 5 * seat + 5).sort((a, b) => a - b) });
    return {
      players: { 0: hand(0), 1: hand(1), 2: hand(2) },
      secret: { middle: tiles.slice(15), pile: cards.slice(6) },
      row: cards.slice(0, 6),
      past: [],
    };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    ask: {
      client: false,
      move: ({ G, playerID }, card) => {
        const place = G.row.indexOf(card);
        const others = ["0", "1", "2"].filter((seat) => seat !== playerID);
        const says = (seat) => G.players[seat].code.filter((tile) => tile % 7 === card % 7).length;
        G.past.push({ by: playerID, card, replies: others.map((seat) => ({ seat, says: says(seat) })) });
        const drawn = G.secret.pile.splice(0, 1);
        G.row.splice(place, 1, ...drawn);
      },
    },
  },
};

// The lobby on a port of its own: beside the game it answers 404 with today's koa-compose.
const [lobby, port] = process.argv.slice(2).map(Number);
Server({ games: [Toy], origins: ["*"] }).run({ port, lobbyConfig: { apiPort: lobby } });
