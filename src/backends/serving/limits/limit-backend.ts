import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { toResponse } from '../answer.ts';
import { clientAddress } from '../client-address.ts';
import { shopRefusals } from '../refusal-texts.ts';
import { refuseUnread } from '../body.ts';
import { type Caller, countsOf, limitOf, mayMail, refuseCall } from './call-limits.ts';
import { backendLimitsFor } from './limits.ts';
import { openLimiters } from './open-limiters.ts';
import { consumeAll, type RateLimiter } from './rate-limit.ts';
import { MAX_CALL_BYTES } from '#config.ts';
import { readLimited } from '#lib/net/read-limited.ts';

/** Who asks: the other end of the connection. */
interface From {
  /** The endpoint's name in the contract; any other word for what is none. */
  name: string;
  peer: string | undefined;
}

export type LimitedCall = (
  request: Request,
  from: From,
  send: (request: Request) => Promise<Response>,
) => Promise<Response>;

/** Tokens that this process remembers; one that it has forgotten counts by itself. */
const MAX_TOKENS = 20_000;

/** Calls that only an account may make: their answer says whether the token is worth anything. */
const OF_ACCOUNTS = ['accountInfo', 'orders', 'createOrder', 'paymentFields', 'createPayment', 'logout'];

/**
 * The limits of CALL_LIMITS before a backend elsewhere: what they refuse is not sent. The backend alone knows whose a
 * token is: one that it gave for a sign-in stands for the address that signed in, any other for itself, and tokens that
 * it refuses are counted by the caller's address. All stores of the backend count together, since a caller can name any
 * host.
 */
export function limitBackend({
  ordersPerHour,
  isTrustedProxy,
}: {
  ordersPerHour: number;
  isTrustedProxy: (address: string) => boolean;
}): LimitedCall {
  const limiters = openLimiters(backendLimitsFor(ordersPerHour));
  const signedIn = new LRUCache<string, string>({ max: MAX_TOKENS });
  const accepted = new LRUCache<string, true>({ max: MAX_TOKENS });

  return async (request, { name, peer: connected }, send) => {
    const limit = limitOf(name);
    const token = hashOfToken(request.headers.get('authorization'));
    const peer = clientAddress(connected, request.headers.get('x-forwarded-for'), isTrustedProxy);
    const read = limit?.counts.some(([, key]) => key.startsWith('email')) ? await readEmail(request) : { request };
    if (typeof read === 'number') return toResponse(refuseUnread(read, shopRefusals()));
    const account = token && signedIn.get(token);
    const caller: Caller = { scope: '', peer, email: read.email, account: account ?? token };
    // An account looks for its own orders from wherever it is.
    const counts = countsOf(limiters, name, limit?.free === 'own' && account ? { scope: '', peer: account } : caller);
    const isUnknown = token !== undefined && account === undefined && !accepted.has(token);
    const unknown: [RateLimiter, string | undefined] = [
      limiters.unknownTokenByPeer,
      isUnknown && OF_ACCOUNTS.includes(name) ? peer : undefined,
    ];
    const wait = await consumeAll([limiters.callByPeer, peer], unknown, ...counts);
    if (wait) return toResponse(refuseCall(name, wait, shopRefusals()));

    if (name === 'forgotPassword' && !(await mayMail(limiters, name, caller))) return Response.json({ success: true });
    const answer = await send(read.request);
    if (token && OF_ACCOUNTS.includes(name)) {
      if (answer.ok) accepted.set(token, true);
      if (answer.status !== 401) await unknown[0].reward(unknown[1]);
      else accepted.delete(token);
    }
    const isFree = answer.ok && (limit?.free === 'success' || (limit?.free === 'own' && token));
    if (isFree) await Promise.all(counts.map(([limiter, key]) => limiter.reward(key)));
    return name === 'authorize' && answer.ok && read.email ? noteToken(answer, read.email) : answer;
  };

  async function noteToken(answer: Response, email: string): Promise<Response> {
    const text = await answer.text();
    const token = tokenIn(text);
    if (token) signedIn.set(hashOf(token), email);
    const { status, statusText, headers } = answer;
    return new Response(text, { status, statusText, headers });
  }
}

/** The address in a body, and the request with the body that was read. */
async function readEmail(request: Request): Promise<{ request: Request; email?: string } | 400 | 413> {
  const text = await readLimited(request, MAX_CALL_BYTES);
  if (typeof text === 'number') return text;
  const headers = new Headers(request.headers);
  // The length is that of what is sent now: a byte order mark is gone.
  headers.delete('content-length');
  const { method, url, signal } = request;
  return { request: new Request(url, { method, headers, body: text, signal }), ...emailIn(text) };
}

function emailIn(text: string): { email?: string } {
  const { email } = fieldsIn(text);
  return typeof email === 'string' ? { email: email.trim().toLowerCase() } : {};
}

/** In the answer itself or in its `data`, as the shop reads it. */
function tokenIn(text: string): string | undefined {
  const { token, data } = fieldsIn(text);
  const found = token ?? (typeof data === 'object' && data !== null ? (data as { token?: unknown }).token : undefined);
  return typeof found === 'string' ? found : undefined;
}

function fieldsIn(text: string): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function hashOfToken(authorization: string | null): string | undefined {
  const token = /^Bearer\s+(\S+)\s*$/i.exec(authorization ?? '')?.[1];
  return token && hashOf(token);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
