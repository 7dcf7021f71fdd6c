import * as z from 'zod/mini';
import { EngineDown, EngineRefusal } from '../adapter/engine-error.ts';
import { optionalText } from '#contract/lenient.ts';
import { type Query, withQuery } from '#lib/urls.ts';

/** One call's time; a page's own limit is 8 seconds, so that it is told before it gives up. */
const CALL_MS = 7_000;
/** Completing a cart takes Medusa the longest, and nobody may be left without an answer of it. */
export const SLOW_CALL_MS = 20_000;

interface Input {
  method?: 'GET' | 'POST';
  query?: Query;
  body?: unknown;
  token?: string | undefined;
  timeoutMs?: number;
}

/** Asks Medusa's API and reads what it answers. Rejects with EngineDown, or EngineRefusal for a status above 399. */
export type Ask = <S extends z.ZodMiniType>(path: string, answer: S, input?: Input) => Promise<z.output<S>>;

const ErrorBody = z.object({ type: z.optional(optionalText), message: z.optional(optionalText) });

/** Of one installation: the publishable key goes with every call, a customer's token with the customer's own. */
export function connect(base: string, publishableKey: string): Ask {
  return async (path, answer, { method = 'GET', query = {}, body, token, timeoutMs = CALL_MS } = {}) => {
    const headers: Record<string, string> = { accept: 'application/json', 'x-publishable-api-key': publishableKey };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    const where = `Medusa ${method} ${path.replace(/[a-z]+_[0-9A-Z]{20,}/g, ':id')}`;
    const { status, text } = await send(base + withQuery(path, query), where, {
      method,
      headers,
      // An address that leads elsewhere would be sent the key and the token.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const value = readJson(text);
    if (status >= 500 || (status < 400 && value === undefined)) throw new EngineDown(`${where} answered ${status}`);
    if (status >= 400) {
      const { data: { type = '', message = '' } = {} } = ErrorBody.safeParse(value);
      throw new EngineRefusal(status, type, `${where} answered ${status}: ${message}`);
    }
    const read = answer.safeParse(value);
    if (read.success) return read.data;
    throw new EngineDown(`${where} answered what cannot be read`, { cause: read.error });
  };
}

async function send(address: string, where: string, init: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(address, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    const { name, cause } = error as Error;
    const why = (cause as { code?: string } | undefined)?.code ?? name;
    throw new EngineDown(`${where} got no answer (${why})`);
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
