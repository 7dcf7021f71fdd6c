import type { IncomingMessage, ServerResponse } from 'node:http';

/** A client that is still sending has this long to read its answer. */
const LINGER_MS = 500;

/** When the answer was sent before the whole body had arrived (too large, too slow), the connection ends. */
export function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  // Read now: Node detaches the socket from a request that is answered.
  const { socket } = request;
  response.once('finish', () => {
    if (request.complete) return;
    request.resume();
    // What had arrived and was only not read is over by then, and the connection may be in use again.
    setTimeout(() => request.complete || socket.destroy(), LINGER_MS).unref();
  });
}
