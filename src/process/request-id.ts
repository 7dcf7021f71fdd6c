import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const HEADER = 'x-request-id';
const SAFE = /^[A-Za-z0-9._-]{8,64}$/;

/** The id that a trusted proxy sent, so that its log and ours agree; a new one for all other clients. */
export function requestIdOf(
  { headers, socket }: IncomingMessage,
  isProxy: (address: string | undefined) => boolean,
): string {
  const given = headers[HEADER];
  return typeof given === 'string' && SAFE.test(given) && isProxy(socket.remoteAddress) ? given : randomUUID();
}
