import type { IncomingMessage } from 'node:http';
import http from 'node:http';
import https from 'node:https';
import { TLSSocket } from 'node:tls';
import { withTimeout } from '#store-api/shop/payments/with-timeout.ts';

/** Finds an address of a host. @throws with a `code` of getaddrinfo */
export type LookUp = (host: string) => Promise<unknown>;

/** How the doctor asks other machines. */
export interface Network {
  lookUp: LookUp;
  /** How long each is waited for. */
  milliseconds: number;
  /** Certificates that are trusted in place of the system's: for tests. */
  ca?: string | undefined;
}

export interface Answered {
  status: number;
  /** Its first 100 KB. */
  text: string;
  /** The answer's own time, where it says one. */
  date: Date | undefined;
  /** Until when its certificate holds. */
  validUntil: Date | undefined;
}

const LONGEST = 100_000;

/**
 * One GET as a browser sends it, without credentials. Undefined where its host has no address. @throws with the `code`
 * of a connection or certificate that failed
 */
export async function askAddress(
  url: URL,
  { lookUp, milliseconds, ca }: Network,
  { anyCertificate = false } = {},
): Promise<Answered | undefined> {
  const found: unknown = await withTimeout(milliseconds, () => lookUp(url.hostname)).catch(() => undefined);
  const address: unknown = Reflect.get(Object(found), 'address');
  if (typeof address !== 'string') return undefined;
  return withTimeout(
    milliseconds,
    () =>
      new Promise<Answered>((resolve, reject) => {
        const options = {
          host: address,
          port: url.port || undefined,
          path: url.pathname + url.search,
          headers: { host: url.host },
          agent: false,
          timeout: milliseconds,
        };
        const take = (answer: IncomingMessage) => void read(answer).then(resolve, reject);
        const asked =
          url.protocol === 'https:'
            ? https.request({ ...options, ca, servername: url.hostname, rejectUnauthorized: !anyCertificate }, take)
            : http.request(options, take);
        asked.on('timeout', () => asked.destroy()).on('error', reject);
        asked.end();
      }),
  );
}

async function read(answer: IncomingMessage): Promise<Answered> {
  const { socket, statusCode = 0, headers } = answer;
  const until = socket instanceof TLSSocket ? Date.parse(socket.getPeerCertificate().valid_to) : NaN;
  const date = Date.parse(headers.date ?? '');
  let text = '';
  for await (const part of answer.setEncoding('utf8')) {
    text += String(part);
    if (text.length > LONGEST) break;
  }
  answer.destroy();
  return {
    status: statusCode,
    text,
    date: Number.isNaN(date) ? undefined : new Date(date),
    validUntil: Number.isNaN(until) ? undefined : new Date(until),
  };
}
