import { performance } from 'node:perf_hooks';
import { type AnyInput, createApi } from '#api-client/api.ts';
import { ApiError } from '#api-client/api-error.ts';
import type { Exchange, NamedEndpoint } from './exchange.ts';
import type { Send } from './send.ts';
import type { Limits } from '../limits.ts';

export interface AskInput extends AnyInput {
  /** Of who is signed in. */
  token?: string | undefined;
  headers?: Record<string, string>;
}

export type Ask = (endpoint: NamedEndpoint, input?: AskInput) => Promise<Exchange>;

/** Nothing more can be asked now; the message says why. */
export class Stopped extends Error {}

/** Asks as the shop does, by its own client, and remembers what came. @throws Stopped */
export function asker(send: Send, limits: Limits, end: AbortSignal): Ask {
  return async (endpoint, { token, headers = {}, ...input } = {}) => {
    if (end.aborted) throw new Stopped('the time for all requests was used up');
    const signal = AbortSignal.any([end, AbortSignal.timeout(limits.requestMs)]);
    const seen = {
      path: endpoint.path,
      status: undefined as number | undefined,
      headers: new Headers(),
      body: noBody(),
    };
    const api = createApi(
      async (path, init) => {
        seen.path = path;
        const sent = { ...init, headers: { ...init.headers, ...headers }, signal };
        const response = await send(path, sent).catch((error: unknown) => {
          // As pages do: a connection that was kept open may have been closed by the other side just now.
          if (init.method !== 'GET' || signal.aborted) throw error;
          return send(path, sent);
        });
        Object.assign(seen, { status: response.status, headers: response.headers, body: noBody() });
        await readInto(seen.body, response, limits.bytes);
        const { status } = response;
        const bytes = Buffer.concat(seen.body.chunks);
        return new Response(response.body ? bytes : null, { status, headers: response.headers });
      },
      () => token,
    ) as unknown as (endpoint: NamedEndpoint, input: AnyInput) => Promise<unknown>;
    const start = performance.now();
    const outcome = await api(endpoint, input).then(
      (value) => ({ value, error: undefined }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        return { value: undefined, error };
      },
    );
    if (seen.status === 429)
      throw new Stopped(`${endpoint.method} ${endpoint.path} answers 429: it counts attempts, so run this again later`);
    const bytes = Buffer.concat(seen.body.chunks);
    return {
      endpoint,
      request: `${endpoint.method} ${seen.path}`,
      status: seen.status,
      headers: seen.headers,
      bytes,
      raw: jsonOf(bytes),
      ...outcome,
      broken: seen.body.tooLarge ? 'too-large' : signal.aborted && outcome.error ? 'timeout' : undefined,
      ms: performance.now() - start,
    };
  };
}

const noBody = () => ({ chunks: [] as Uint8Array[], tooLarge: false });

async function readInto(body: ReturnType<typeof noBody>, { body: stream }: Response, most: number): Promise<void> {
  let length = 0;
  for await (const chunk of stream ?? []) {
    body.chunks.push(chunk);
    length += chunk.length;
    body.tooLarge = length > most;
    if (body.tooLarge) throw new Error('The answer is too large.');
  }
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
