import type { IncomingMessage, ServerResponse } from 'node:http';

/** So long a client that is still sending may read what it was answered. */
const LINGER_MS = 500;

/** Who was answered before all of the body came (too large, too slow) sends the rest to nobody: the connection ends. */
export function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  // A request forgets its socket once it is answered.
  const { socket } = request;
  response.once('finish', () => {
    if (request.complete) return;
    request.resume();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  });
}
