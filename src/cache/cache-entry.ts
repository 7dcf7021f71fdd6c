import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { type Encoding, hasVersion, isSince } from './negotiate.ts';

const compress = promisify(brotliCompress);
/** A few ms of a core for a page; the best quality takes a tenth of a second and makes it a tenth smaller. */
const FIRST_QUALITY = 5;
const OVERHEAD_BYTES = 1_500;
/** An entry that is asked for this often is compressed again with the best quality. */
const RECOMPRESS_AFTER = 5;
/** Entries are compressed again one after the other, so that the other cores serve. */
let recompressing: Promise<void> = Promise.resolve();

/** An answer as it is cached: compressed once with brotli, and with gzip when somebody first asks for it. */
export class CacheEntry {
  readonly tags: string[];
  readonly etag: string;
  /** Last-Modified, in whole seconds; undefined where it is not known. */
  readonly modified: number | undefined;
  /** Names in lower case. */
  readonly headers: Record<string, string>;
  readonly #freshUntil: number;
  readonly #usableUntil: number;
  /** Its bytes of the cache's memory at most; the uncompressed form is not stored. */
  readonly size: number;
  #brotli: Buffer;
  #timesServed = 0;
  #gzip: Buffer | undefined;
  readonly #headersByEncoding = new Map<Encoding, Record<string, string>>();
  /** True once its data has changed: it is served only in place of an error. */
  invalidated = false;
  /** Until then no request tries to replace it: the last attempt failed. */
  retryAt = 0;

  constructor(made: {
    brotli: Buffer;
    etag: string;
    modified: number | undefined;
    headers: Record<string, string>;
    tags: string[];
    freshUntil: number;
    usableUntil: number;
  }) {
    this.#brotli = made.brotli;
    this.size = made.brotli.length * 2 + OVERHEAD_BYTES;
    this.etag = made.etag;
    this.modified = made.modified;
    this.headers =
      made.modified === undefined
        ? made.headers
        : { ...made.headers, 'last-modified': new Date(made.modified).toUTCString() };
    this.tags = made.tags;
    this.#freshUntil = made.freshUntil;
    this.#usableUntil = made.usableUntil;
  }

  isFresh(now: number): boolean {
    return !this.invalidated && now < this.#freshUntil;
  }

  isUsableStale(now: number): boolean {
    return now < this.#usableUntil;
  }

  /** Does the client have this version already? If-None-Match counts more than a time (RFC 9110, 13.2.2). */
  isNotModified(ifNoneMatch: string | undefined, ifModifiedSince: string | undefined): boolean {
    return ifNoneMatch === undefined
      ? this.modified !== undefined && isSince(ifModifiedSince, this.modified)
      : hasVersion(ifNoneMatch, this.etag);
  }

  body(encoding: Encoding): Buffer {
    if (++this.#timesServed === RECOMPRESS_AFTER)
      recompressing = recompressing.then(() => this.#recompress()).catch(() => undefined);
    if (encoding === 'br') return this.#brotli;
    if (encoding === 'gzip') return (this.#gzip ??= withOwnMemory(gzipSync(this.#plain())));
    return this.#plain();
  }

  /** Headers of a whole answer in this encoding. */
  headersIn(encoding: Encoding): Record<string, string> {
    const known = this.#headersByEncoding.get(encoding);
    if (known) return known;
    const made: Record<string, string> = {
      ...this.headers,
      'content-length': String(this.body(encoding).length),
      etag: this.etag,
      vary: this.#vary,
    };
    if (encoding !== 'identity') made['content-encoding'] = encoding;
    this.#headersByEncoding.set(encoding, made);
    return made;
  }

  /** Headers of a 304. */
  get headersNotModified(): Record<string, string> {
    const headers: Record<string, string> = { ...this.headers, etag: this.etag, vary: this.#vary };
    delete headers['content-type'];
    return headers;
  }

  get #vary(): string {
    return [this.headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  }

  /** Body and Content-Length are replaced together, between two answers. */
  async #recompress(): Promise<void> {
    this.#brotli = await toBrotli(this.#plain(), constants.BROTLI_MAX_QUALITY);
    this.#headersByEncoding.delete('br');
  }

  #plain(): Buffer {
    return brotliDecompressSync(this.#brotli);
  }
}

/** `now` is when it was made, `before` the entry that it replaces: the same content keeps that one's Last-Modified. */
export async function createCacheEntry(
  body: Buffer,
  headers: Record<string, string>,
  tags: string[],
  { now, before, ...times }: { freshUntil: number; usableUntil: number; now?: number; before?: CacheEntry | undefined },
): Promise<CacheEntry> {
  const etag = etagOf(body);
  const modified =
    before?.etag === etag ? before.modified : now === undefined ? undefined : modifiedAt(now, before?.modified);
  return new CacheEntry({ brotli: await toBrotli(body, FIRST_QUALITY), etag, modified, headers, tags, ...times });
}

/** HTTP dates have whole seconds: two versions never share one. */
function modifiedAt(now: number, before = 0): number {
  return Math.max(Math.floor(now / 1_000) * 1_000, before + 1_000);
}

async function toBrotli(body: Buffer, quality: number): Promise<Buffer> {
  return withOwnMemory(
    await compress(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  );
}

/**
 * A small buffer is a view of a larger block (64 KB of Node's pool, 16 KB of zlib's output), which would stay in memory
 * as long as the entry does.
 */
function withOwnMemory(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Weak, since the encodings of one page share it. */
function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
