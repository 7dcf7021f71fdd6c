import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { type Encoding, hasVersion, isSince } from './negotiate.ts';

const compress = promisify(brotliCompress);
/** A few ms of a core for a page; the best takes a tenth of a second and makes it a tenth smaller. */
const AT_FIRST = 5;
const PER_COPY = 1_500;
/** Asked for so often, a copy is worth the best. */
const WORTH_IT = 5;
/** One after the other, so that the other cores serve. */
let squeezing: Promise<void> = Promise.resolve();

/** An answer as it is kept: compressed once, and in other encodings when somebody first asks for one. */
export class CacheEntry {
  readonly tags: string[];
  readonly etag: string;
  /** When it became what it is, in whole seconds; undefined where nobody said. */
  readonly modified: number | undefined;
  /** Names in lower case. */
  readonly headers: Record<string, string>;
  readonly #freshUntil: number;
  readonly #usableUntil: number;
  /** What it takes of the cache's room at most; the uncompressed form is not kept. */
  readonly size: number;
  #brotli: Buffer;
  #given = 0;
  #gzip: Buffer | undefined;
  readonly #ready = new Map<Encoding, Record<string, string>>();
  /** What it was made from has changed: only better than an error. */
  invalidated = false;
  /** Until then nobody tries to make a better one: the last attempt failed. */
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
    this.size = made.brotli.length * 2 + PER_COPY;
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

  /** Has the visitor this version already? A version that is named counts more than a time (RFC 9110, 13.2.2). */
  isNotModified(ifNoneMatch: string | undefined, ifModifiedSince: string | undefined): boolean {
    return ifNoneMatch === undefined
      ? this.modified !== undefined && isSince(ifModifiedSince, this.modified)
      : hasVersion(ifNoneMatch, this.etag);
  }

  body(encoding: Encoding): Buffer {
    if (++this.#given === WORTH_IT) squeezing = squeezing.then(() => this.#squeeze()).catch(() => {});
    if (encoding === 'br') return this.#brotli;
    if (encoding === 'gzip') return (this.#gzip ??= alone(gzipSync(this.#plain())));
    return this.#plain();
  }

  /** Headers of a whole answer in this encoding. */
  headersIn(encoding: Encoding): Record<string, string> {
    const ready = this.#ready.get(encoding);
    if (ready) return ready;
    const made: Record<string, string> = {
      ...this.headers,
      'content-length': String(this.body(encoding).length),
      etag: this.etag,
      vary: this.#vary,
    };
    if (encoding !== 'identity') made['content-encoding'] = encoding;
    this.#ready.set(encoding, made);
    return made;
  }

  /** Headers of a 304. */
  get headersNotModified(): Record<string, string> {
    const { 'content-type': _type, ...headers } = this.headers;
    return { ...headers, etag: this.etag, vary: this.#vary };
  }

  get #vary(): string {
    return [this.headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  }

  /** Length and body change together, between two answers. */
  async #squeeze(): Promise<void> {
    this.#brotli = await toBrotli(this.#plain(), constants.BROTLI_MAX_QUALITY);
    this.#ready.delete('br');
  }

  #plain(): Buffer {
    return brotliDecompressSync(this.#brotli);
  }
}

/** `now` is when it was made, `before` the copy whose place it takes: the same page is as old as that one. */
export async function createCacheEntry(
  body: Buffer,
  headers: Record<string, string>,
  tags: string[],
  { now, before, ...times }: { freshUntil: number; usableUntil: number; now?: number; before?: CacheEntry | undefined },
): Promise<CacheEntry> {
  const etag = etagOf(body);
  const modified =
    before?.etag === etag ? before.modified : now === undefined ? undefined : modifiedAt(now, before?.modified);
  return new CacheEntry({ brotli: await toBrotli(body, AT_FIRST), etag, modified, headers, tags, ...times });
}

/** HTTP knows whole seconds: two versions never share one. */
function modifiedAt(now: number, before = 0): number {
  return Math.max(Math.floor(now / 1_000) * 1_000, before + 1_000);
}

async function toBrotli(body: Buffer, quality: number): Promise<Buffer> {
  return alone(
    await compress(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  );
}

/** Without what a small buffer shares its memory with: all of that would be kept for as long (64 KB of Node's pool, 16 KB of zlib's parts). */
function alone(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** Weak, since the encodings of one page share it. */
function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
