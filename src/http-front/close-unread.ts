import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The limits of reading a body after its answer was sent. A client that is cut while it still sends gets a reset, which
 * takes the answer out of its hands before it has read it (RFC 9112, 9.6; docs/reliability.md H10).
 */
const LINGER = { everyMs: 100, silentMs: 500, forMs: 20_000, bytes: 16 * 1024 * 1024 };

/**
 * An answer that is sent before the whole body has arrived (too large, refused) is followed by the rest of the body,
 * which is read and dropped; the connection is closed when nothing more comes, or too much, or for too long.
 */
export function closeUnread(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  // Read now: Node detaches the socket from a request that is answered.
  const { socket } = request;
  let closing = false;
  // Node calls this for the last answer of a connection, before the listeners of `finish`.
  socket.destroySoon = () => {
    closing = true;
    socket.end();
  };
  response.once('finish', () => {
    Reflect.deleteProperty(socket, 'destroySoon');
    if (!request.complete) dropRest(request, socket, closing);
    else if (closing) socket.destroySoon();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;
}

function dropRest(request: IncomingMessage, socket: Socket, closing: boolean): void {
  // Whoever read the body has stopped; a listener that stays keeps it from flowing.
  request.removeAllListeners('readable');
  request.resume();
  const first = socket.bytesRead;
  let [before, passedMs, silentMs] = [first, 0, 0];
  const timer = setInterval(() => {
    passedMs += LINGER.everyMs;
    silentMs = socket.bytesRead === before ? silentMs + LINGER.everyMs : 0;
    before = socket.bytesRead;
    if (socket.destroyed) clearInterval(timer);
    else if (request.complete) {
      // The connection may be in use again, unless its last answer is sent.
      clearInterval(timer);
      if (closing) socket.destroySoon();
    } else if (silentMs >= LINGER.silentMs || passedMs >= LINGER.forMs || before - first > LINGER.bytes) {
      clearInterval(timer);
      socket.destroy();
    }
  }, LINGER.everyMs).unref();
}
