import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const HEADER = 'x-request-id';
const SAFE = /^[A-Za-z0-9._-]{8,64}$/;

/** The id a trusted proxy gave, so that its log and ours agree; anyone else's word is not taken. */
export function requestIdOf(
  { headers, socket }: IncomingMessage,
  isProxy: (address: string | undefined) => boolean,
): string {
  const given = headers[HEADER];
  return typeof given === 'string' && SAFE.test(given) && isProxy(socket.remoteAddress) ? given : randomUUID();
}
