import type { CacheEntry } from './cache-entry.ts';
import { isDegraded } from './degraded.ts';

/** A response whose body has been read to its end. */
export interface CompleteResponse {
  status: number;
  headers: Headers;
  body: Buffer;
  /** It is an error, or something it should show could not be loaded. */
  failed: boolean;
  /** The cache entry made of it, where it is cacheable. */
  entry?: CacheEntry | undefined;
}

export interface InFlightRequest {
  /** For the client that came first: streams while it is made. */
  streamed: Promise<Response>;
  /** For all who come meanwhile. */
  complete: Promise<CompleteResponse>;
}

type IsInvalidated = (tags: string[]) => boolean;
type Store = (response: CompleteResponse, isInvalidated: IsInvalidated) => Promise<CacheEntry | undefined>;

/** Responses that are being made: one for each key, however many ask (single flight). */
export class InFlightRequests {
  readonly #requests = new Map<string, InFlightRequest>();
  /** Tags invalidated while any request was in flight, with the generation in which they were. */
  readonly #invalidated = new Map<string, number>();
  #generation = 0;

  get(key: string): InFlightRequest | undefined {
    return this.#requests.get(key);
  }

  start(key: string, request: Request, load: (request: Request) => Promise<Response>, store: Store): InFlightRequest {
    const already = this.#requests.get(key);
    if (already) return already;
    const began = this.#generation;
    const isInvalidated: IsInvalidated = (tags) =>
      [...tags, '*'].some((tag) => (this.#invalidated.get(tag) ?? -1) >= began);
    // Loading begins after the request is registered, so that no invalidation during it is missed.
    const split = Promise.resolve()
      .then(() => load(request))
      .then(splitBody);
    const inFlight: InFlightRequest = {
      streamed: split.then(({ streamed }) => streamed),
      complete: split.then(async ({ status, headers, body: loading }) => {
        const body = await loading;
        // Asked after the last byte: a page streams, and a part that comes late may be what could not be loaded.
        const failed = status >= 500 || isDegraded(request);
        const response: CompleteResponse = { status, headers, body, failed };
        if (!failed) response.entry = await store(response, isInvalidated);
        return response;
      }),
    };
    this.#requests.set(key, inFlight);
    inFlight.streamed.catch(() => undefined);
    inFlight.complete
      .catch(() => undefined)
      .finally(() => {
        this.#requests.delete(key);
        if (this.#requests.size === 0) this.#invalidated.clear();
      });
    return inFlight;
  }

  /** Resolves when what is in flight now has arrived and been stored. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#requests.values()].map(({ complete }) => complete));
  }

  invalidate(tags: string[]): void {
    if (this.#requests.size === 0) return;
    for (const tag of tags) this.#invalidated.set(tag, this.#generation);
    this.#generation += 1;
  }
}

/** One stream for the client, and one that is read to its end whatever the client does. */
function splitBody(response: Response): {
  streamed: Response;
  status: number;
  headers: Headers;
  body: Promise<Buffer>;
} {
  const { status, statusText, headers } = response;
  const [forClient, forCache] = response.body ? response.body.tee() : [null, null];
  return {
    streamed: new Response(forClient, { status, statusText, headers }),
    status,
    headers: new Headers(headers),
    body: new Response(forCache).arrayBuffer().then((bytes) => Buffer.from(bytes)),
  };
}
