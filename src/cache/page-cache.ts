import { type CacheEntry, createCacheEntry } from './cache-entry.ts';
import { InFlightRequests, type CompleteResponse } from './in-flight.ts';
import { storedHeaders, cachePolicyOf } from './cache-policy.ts';
import { cacheKey } from './cache-key.ts';
import { isShareable } from './shareable-request.ts';
import { chooseEncoding } from './negotiate.ts';
import { anonymousRequest } from './anonymous-request.ts';
import { SegmentedLru } from './segmented-lru.ts';

/** After a failed attempt the stale entry is served for this long before the next attempt. */
const RETRY_MS = 5_000;
/** With a change feed an entry is right until it is invalidated; this bounds what a lost message can do. */
const FRESH_WITH_FEED_MS = 600_000;

export interface PageCacheOptions {
  bytes: number;
  /** True when `invalidate` is called for every change: then entries stay fresh longer than their policy says. */
  followsChanges?: boolean;
  now?: () => number;
}

type Load = (request: Request) => Promise<Response>;

/**
 * Caches answers that are the same for every visitor: GET, status 200, a path of cache-key.ts, and a cache policy in
 * `CDN-Cache-Control` and `Cache-Tag`. Concurrent misses load once. A stale entry is served while a new one is made, an
 * invalidated one only in place of an error. Errors are never cached.
 */
export class PageCache {
  readonly #entries: SegmentedLru;
  readonly #inFlight = new InFlightRequests();
  readonly #now: () => number;
  #followsChanges: boolean;
  /** Cacheable requests by how they were answered, since the process began. */
  readonly outcomes = { hit: 0, stale: 0, miss: 0 };

  constructor({ bytes, followsChanges = false, now = Date.now }: PageCacheOptions) {
    this.#entries = new SegmentedLru(bytes);
    this.#followsChanges = followsChanges;
    this.#now = now;
  }

  get bytes(): number {
    return this.#entries.bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** From now on `invalidate` is called for every change. */
  followChanges(): void {
    this.#followsChanges = true;
  }

  /** The entry under a key, if it is fresh. */
  getFresh(key: string): CacheEntry | undefined {
    const entry = this.#entries.get(key);
    if (!entry?.isFresh(this.#now())) return undefined;
    this.outcomes.hit += 1;
    return entry;
  }

  /** Invalidates the entries that carry one of these tags; `*` means all. */
  invalidate(tags: string[]): void {
    this.#entries.invalidate(tags);
    this.#inFlight.invalidate(tags);
  }

  /** Resolves when what is in flight now has been stored, or has failed. */
  settled(): Promise<void> {
    return this.#inFlight.settled();
  }

  async respond(request: Request, load: Load): Promise<Response> {
    const url = new URL(request.url);
    const address = isShareable(request.method, (name) => request.headers.has(name))
      ? cacheKey(request.headers.get('host') ?? url.host, url)
      : undefined;
    if (!address) return load(request);
    const entry = this.#entries.get(address.key);
    const now = this.#now();
    if (entry?.isFresh(now)) {
      this.outcomes.hit += 1;
      return answer(entry, request);
    }
    if (request.method === 'HEAD') return load(request);
    const start = () =>
      this.#inFlight.start(
        address.key,
        anonymousRequest(request, url.origin + address.path),
        load,
        (response, isInvalidated) => this.#store(address.key, response, isInvalidated),
      );
    const stale = entry?.isUsableStale(now) ? entry : undefined;
    const isRetryTooEarly = stale !== undefined && now < stale.retryAt;
    this.outcomes[stale && (isRetryTooEarly || !stale.invalidated) ? 'stale' : 'miss'] += 1;
    if (stale && isRetryTooEarly) return answer(stale, request);
    if (stale && !stale.invalidated) {
      void start().complete.then(
        ({ failed }) => failed && this.#retryLater(stale),
        () => this.#retryLater(stale),
      );
      return answer(stale, request);
    }
    const inFlight = this.#inFlight.get(address.key);
    if (stale || inFlight || isCrawler(request))
      return this.#whenComplete((inFlight ?? start()).complete, stale, request);
    return start().streamed;
  }

  async #whenComplete(
    complete: Promise<CompleteResponse>,
    stale: CacheEntry | undefined,
    request: Request,
  ): Promise<Response> {
    if (!stale) return answerComplete(await complete, request);
    const response = await complete.catch(() => undefined);
    if (response && !response.failed) return answerComplete(response, request);
    this.#retryLater(stale);
    return answer(stale, request);
  }

  #retryLater(entry: CacheEntry): void {
    entry.retryAt = this.#now() + RETRY_MS;
  }

  async #store(
    key: string,
    response: CompleteResponse,
    isInvalidated: (tags: string[]) => boolean,
  ): Promise<CacheEntry | undefined> {
    const policy = cachePolicyOf(response);
    if (!policy) return undefined;
    const now = this.#now();
    const freshUntil = now + Math.max(policy.maxAge * 1_000, this.#followsChanges ? FRESH_WITH_FEED_MS : 0);
    const entry = await createCacheEntry(response.body, storedHeaders(response.headers), policy.tags, {
      freshUntil,
      usableUntil: freshUntil + policy.stale * 1_000,
      now,
      before: this.#entries.get(key),
    });
    if (isInvalidated(policy.tags)) entry.invalidated = true;
    else this.#entries.put(key, entry);
    return entry;
  }
}

/**
 * A crawler waits for the whole page, which has an ETag and a Last-Modified to ask for the next time; a stream has
 * neither yet (docs/decisions D186).
 */
function isCrawler({ headers }: Request): boolean {
  return /bot\b|crawl|spider/i.test(headers.get('user-agent') ?? '');
}

/** A cookie was meant for the one visitor whose request got it. */
function sharedHeaders(headers: Headers): Headers {
  const shared = new Headers(headers);
  shared.delete('set-cookie');
  return shared;
}

function answerComplete({ entry, status, headers, body }: CompleteResponse, request: Request): Response {
  return entry
    ? answer(entry, request)
    : new Response(body as Uint8Array<ArrayBuffer>, { status, headers: sharedHeaders(headers) });
}

function answer(entry: CacheEntry, { method, headers }: Request): Response {
  if (entry.isNotModified(headers.get('if-none-match') ?? undefined, headers.get('if-modified-since') ?? undefined))
    return new Response(null, { status: 304, headers: entry.headersNotModified });
  const encoding = chooseEncoding(headers.get('accept-encoding') ?? undefined);
  return new Response(method === 'HEAD' ? null : (entry.body(encoding) as Uint8Array<ArrayBuffer>), {
    headers: entry.headersIn(encoding),
  });
}
