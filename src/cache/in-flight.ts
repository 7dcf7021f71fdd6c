import type { Copy } from './cache-entry.ts';
import { isTroubled } from './degraded.ts';

/** An answer that has arrived to its end. */
export interface Whole {
  status: number;
  headers: Headers;
  body: Buffer;
  /** It is an error, or something it should show could not be loaded. */
  failed: boolean;
  /** When it was kept. */
  copy?: Copy | undefined;
}

export interface Flight {
  /** For the visitor who came first: streams while it is made. */
  first: Promise<Response>;
  /** For all who come meanwhile. */
  whole: Promise<Whole>;
}

type Keep = (whole: Whole, outdated: (tags: string[]) => boolean) => Promise<Copy | undefined>;

/** Answers being made: one a key, whoever asks (single flight). */
export class Flights {
  readonly #flying = new Map<string, Flight>();
  /** Tags outdated while anything was in the air, with the turn at which they were. */
  readonly #outdated = new Map<string, number>();
  #turn = 0;

  get(key: string): Flight | undefined {
    return this.#flying.get(key);
  }

  start(key: string, request: Request, load: (request: Request) => Promise<Response>, keep: Keep): Flight {
    const already = this.#flying.get(key);
    if (already) return already;
    const began = this.#turn;
    const outdated = (tags: string[]) => [...tags, '*'].some((tag) => (this.#outdated.get(tag) ?? -1) >= began);
    // Not before it is known to be in the air: what changes from then on is noticed.
    const parted = Promise.resolve()
      .then(() => load(request))
      .then(part);
    const flight: Flight = {
      first: parted.then(({ visitor }) => visitor),
      whole: parted.then(async ({ body, ...head }) => {
        const whole = { ...head, body: await body, failed: head.status >= 500 || isTroubled(request) };
        return { ...whole, copy: whole.failed ? undefined : await keep(whole, outdated) };
      }),
    };
    this.#flying.set(key, flight);
    flight.first.catch(() => undefined);
    flight.whole
      .catch(() => undefined)
      .finally(() => {
        this.#flying.delete(key);
        if (this.#flying.size === 0) this.#outdated.clear();
      });
    return flight;
  }

  outdate(tags: string[]): void {
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
