"""What is asked over HTTP and WebSocket, and the page itself."""
