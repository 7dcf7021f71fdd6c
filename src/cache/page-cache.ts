import { type CacheEntry, createCacheEntry } from './cache-entry.ts';
import { InFlightRequests, type CompleteResponse } from './in-flight.ts';
import { storedHeaders, cachePolicyOf } from './cache-policy.ts';
import { cacheKey } from './cache-key.ts';
import { isShareable } from './shareable-request.ts';
import { chooseEncoding } from './negotiate.ts';
import { anonymousRequest } from './anonymous-request.ts';
import { SegmentedLru } from './segmented-lru.ts';

/** After a failed attempt the old copy is given this long before anybody tries again. */
const RETRY_MS = 5_000;
/** With a feed of changes a copy is right until told otherwise; this only bounds what a lost message can do. */
const WATCHED_MS = 600_000;

export interface PageCacheOptions {
  bytes: number;
  /** True when `outdate` is told of every change: then copies stay fresh longer than they are declared to. */
  followsChanges?: boolean;
  now?: () => number;
}

type Load = (clean: Request) => Promise<Response>;

/**
 * Copies of answers that are the same for every visitor (GET, status 200, an address of known-address.ts, declared by
 * `CDN-Cache-Control` and `Cache-Tag`). Concurrent misses load once. A stale copy is shown while a new one is made; an
 * outdated one only when nothing better can be made. Errors are never kept.
 */
export class PageCache {
  readonly #shelf: SegmentedLru;
  readonly #flights = new InFlightRequests();
  readonly #now: () => number;
  #watched: boolean;
  /** What became of requests that a copy could answer, since the process began. */
  readonly outcomes = { hit: 0, stale: 0, miss: 0 };

  constructor({ bytes, followsChanges = false, now = Date.now }: PageCacheOptions) {
    this.#shelf = new SegmentedLru(bytes);
    this.#watched = followsChanges;
    this.#now = now;
  }

  get bytes(): number {
    return this.#shelf.bytes;
  }

  /** Requests that are being answered and have not been stored yet. */
  get inFlight(): number {
    return this.#flights.size;
  }

  get size(): number {
    return this.#shelf.size;
  }

  /** From now on `outdate` is told of every change. */
  followChanges(): void {
    this.#watched = true;
  }

  /** The copy under a key, if it may be given without asking anybody. */
  getFresh(key: string): CacheEntry | undefined {
    const copy = this.#shelf.get(key);
    if (!copy?.isFresh(this.#now())) return undefined;
    this.outcomes.hit += 1;
    return copy;
  }

  /** What carries one of these tags has changed; `*` means everything. */
  invalidate(tags: string[]): void {
    this.#shelf.invalidate(tags);
    this.#flights.invalidate(tags);
  }

  async respond(request: Request, load: Load): Promise<Response> {
    const url = new URL(request.url);
    const address = isShareable(request.method, (name) => request.headers.has(name))
      ? cacheKey(request.headers.get('host') ?? url.host, url)
      : undefined;
    if (!address) return load(request);
    const copy = this.#shelf.get(address.key);
    const now = this.#now();
    if (copy?.isFresh(now)) {
      this.outcomes.hit += 1;
      return answer(copy, request);
    }
    if (request.method === 'HEAD') return load(request);
    const start = () =>
      this.#flights.start(address.key, anonymousRequest(request, url.origin + address.path), load, (whole, outdated) =>
        this.#keep(address.key, whole, outdated),
      );
    const usable = copy?.isUsableStale(now) ? copy : undefined;
    const isStale = usable && (now < usable.retryAt || !usable.invalidated);
    this.outcomes[isStale ? 'stale' : 'miss'] += 1;
    if (usable && now < usable.retryAt) return answer(usable, request);
    if (usable && !usable.invalidated) {
      void start().complete.then(
        (whole) => whole.failed && this.#wait(usable),
        () => this.#wait(usable),
      );
      return answer(usable, request);
    }
    const flying = this.#flights.get(address.key);
    if (usable || flying || isCrawler(request))
      return this.#afterLanding((flying ?? start()).complete, usable, request);
    return start().streamed;
  }

  async #afterLanding(
    landing: Promise<CompleteResponse>,
    usable: CacheEntry | undefined,
    request: Request,
  ): Promise<Response> {
    const whole = await landing.catch((error: unknown) => {
      if (!usable) throw error;
      return undefined;
    });
    if (usable && (!whole || whole.failed)) {
      this.#wait(usable);
      return answer(usable, request);
    }
    const { entry, status, headers, body } = whole!;
    return entry
      ? answer(entry, request)
      : new Response(body as Uint8Array<ArrayBuffer>, { status, headers: sharedHeaders(headers) });
  }

  #wait(copy: CacheEntry): void {
    copy.retryAt = this.#now() + RETRY_MS;
  }

  async #keep(
    key: string,
    whole: CompleteResponse,
    outdated: (tags: string[]) => boolean,
  ): Promise<CacheEntry | undefined> {
    const terms = cachePolicyOf(whole);
    if (!terms) return undefined;
    const now = this.#now();
    const freshUntil = now + Math.max(terms.maxAge * 1_000, this.#watched ? WATCHED_MS : 0);
    const copy = await createCacheEntry(whole.body, storedHeaders(whole.headers), terms.tags, {
      freshUntil,
      usableUntil: freshUntil + terms.stale * 1_000,
      now,
      before: this.#shelf.get(key),
    });
    if (outdated(terms.tags)) copy.invalidated = true;
    else this.#shelf.put(key, copy);
    return copy;
  }
}

/** Waits for the whole page, which carries its version, and asks for that when it comes again: a stream has none yet. */
function isCrawler({ headers }: Request): boolean {
  return /bot\b|crawl|spider/i.test(headers.get('user-agent') ?? '');
}

/** A cookie was meant for the one visitor whose request got it. */
function sharedHeaders(headers: Headers): Headers {
  const shared = new Headers(headers);
  shared.delete('set-cookie');
  return shared;
}

function answer(copy: CacheEntry, { method, headers: asked }: Request): Response {
  if (copy.isNotModified(asked.get('if-none-match') ?? undefined, asked.get('if-modified-since') ?? undefined))
    return new Response(null, { status: 304, headers: copy.headersNotModified });
  const encoding = chooseEncoding(asked.get('accept-encoding') ?? undefined);
  return new Response(method === 'HEAD' ? null : (copy.body(encoding) as Uint8Array<ArrayBuffer>), {
    headers: copy.headersIn(encoding),
  });
}
