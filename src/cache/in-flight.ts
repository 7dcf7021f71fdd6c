import type { CacheEntry } from './cache-entry.ts';
import { isDegraded } from './degraded.ts';

/** An answer that has arrived to its end. */
export interface CompleteResponse {
  status: number;
  headers: Headers;
  body: Buffer;
  /** It is an error, or something it should show could not be loaded. */
  failed: boolean;
  /** When it was kept. */
  entry?: CacheEntry | undefined;
}

export interface InFlightRequest {
  /** For the visitor who came first: streams while it is made. */
  streamed: Promise<Response>;
  /** For all who come meanwhile. */
  complete: Promise<CompleteResponse>;
}

type Store = (whole: CompleteResponse, outdated: (tags: string[]) => boolean) => Promise<CacheEntry | undefined>;

/** Answers being made: one a key, whoever asks (single flight). */
export class InFlightRequests {
  readonly #flying = new Map<string, InFlightRequest>();
  /** Tags outdated while anything was in the air, with the turn at which they were. */
  readonly #outdated = new Map<string, number>();
  #turn = 0;

  get size(): number {
    return this.#flying.size;
  }

  get(key: string): InFlightRequest | undefined {
    return this.#flying.get(key);
  }

  start(key: string, request: Request, load: (request: Request) => Promise<Response>, keep: Store): InFlightRequest {
    const already = this.#flying.get(key);
    if (already) return already;
    const began = this.#turn;
    const outdated = (tags: string[]) => [...tags, '*'].some((tag) => (this.#outdated.get(tag) ?? -1) >= began);
    // Not before it is known to be in the air: what changes from then on is noticed.
    const parted = Promise.resolve()
      .then(() => load(request))
      .then(part);
    const flight: InFlightRequest = {
      streamed: parted.then(({ visitor }) => visitor),
      complete: parted.then(async ({ body, ...head }) => {
        const whole = { ...head, body: await body, failed: head.status >= 500 || isDegraded(request) };
        return { ...whole, entry: whole.failed ? undefined : await keep(whole, outdated) };
      }),
    };
    this.#flying.set(key, flight);
    flight.streamed.catch(() => undefined);
    flight.complete
      .catch(() => undefined)
      .finally(() => {
        this.#flying.delete(key);
        if (this.#flying.size === 0) this.#outdated.clear();
      });
    return flight;
  }

  invalidate(tags: string[]): void {
    if (this.#flying.size === 0) return;
    for (const tag of tags) this.#outdated.set(tag, this.#turn);
    this.#turn += 1;
  }
}

/** One stream for the visitor, one to be read to its end whatever the visitor does. */
function part(response: Response): { visitor: Response; status: number; headers: Headers; body: Promise<Buffer> } {
  const { status, statusText, headers } = response;
  const [shown, kept] = response.body ? response.body.tee() : [null, null];
  return {
    visitor: new Response(shown, { status, statusText, headers }),
    status,
    headers: new Headers(headers),
    body: new Response(kept).arrayBuffer().then((bytes) => Buffer.from(bytes)),
  };
}
