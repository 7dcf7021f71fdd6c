import { join } from 'node:path';
import { IMAGE_TYPES, readImageAddress, type ImageAddress } from './address.ts';
import { openDiskCache } from './disk-cache.ts';
import { singleFlight, limitConcurrency } from './in-flight.ts';
import { guardedLookup, type Resolve } from '#lib/net/public-address.ts';
import { resize, SETTINGS_VERSION } from './resize.ts';
import { MissingPicture, openSources } from './sources.ts';
import type { Environment } from '#environment.ts';
import { log } from '#log.ts';
import { NO_PAGE_POLICY } from '#lib/security-headers.ts';
import { PICTURES_VARY, SMALL_PICTURE_CACHING, smallWidth, wantsSmall } from '#lib/net/small-pictures.ts';

const MAX_CONCURRENT = 2;
const MAX_QUEUED = 200;
const TIMEOUT_MS = 8_000;
const DAY = 86_400;
const FRESH = `public, max-age=${DAY}, stale-while-revalidate=${7 * DAY}`;

/** The parts that tests replace: name resolution, the clock, the time limit. */
export interface ImageWorld {
  resolve?: Resolve;
  now?: () => number;
  timeoutMs?: number;
}

/**
 * GET /image (docs/decisions D23): pictures of the hosts in IMAGE_HOSTS in the sizes and formats a page names, stored
 * in DATA_DIR/images; smaller ones for who saves data. 404 for what may not be asked or is not there, 502 when the
 * host gives no usable picture.
 */
export function openImages(
  { IMAGE_HOSTS: hosts, IMAGE_CACHE_MB, DATA_DIR }: Pick<Environment, 'IMAGE_HOSTS' | 'IMAGE_CACHE_MB' | 'DATA_DIR'>,
  { resolve, now = Date.now, timeoutMs = TIMEOUT_MS }: ImageWorld = {},
) {
  const disk = openDiskCache(join(DATA_DIR, 'images'), IMAGE_CACHE_MB * 1024 * 1024);
  const sources = openSources({ disk, hosts, lookup: guardedLookup(resolve), now, timeoutMs });
  const once = singleFlight<Buffer>();
  const limited = limitConcurrency(MAX_CONCURRENT, MAX_QUEUED);

  return async (request: Request): Promise<Response> => {
    const address = readImageAddress(new URL(request.url).searchParams, hosts);
    if (!address) return failure(404);
    const small = wantsSmall((name) => request.headers.get(name));
    const shown = small ? { ...address, width: smallWidth(address.width) } : address;
    try {
      return await answer(shown, small, request.headers.get('if-none-match') ?? '');
    } catch (error) {
      if (error instanceof MissingPicture) return failure(404);
      log.warn({ err: error, host: address.source.host }, 'a picture could not be had');
      return failure(502);
    }
  };

  async function answer(address: ImageAddress, small: boolean, known: string): Promise<Response> {
    const { hash, stale } = await sources.find(address.source);
    const name = `${hash}-${SETTINGS_VERSION}-${address.width}.${address.format}`;
    const headers = {
      etag: `"${name}"`,
      'cache-control': small ? SMALL_PICTURE_CACHING : stale ? 'public, max-age=60' : FRESH,
      vary: PICTURES_VARY,
      ...SANDBOXED,
    };
    if (known.split(',').some((tag) => tag.trim() === headers.etag))
      return new Response(null, { status: 304, headers });
    const bytes = (await disk.read(name)) ?? (await once(name, () => limited(() => make(name, hash, address))));
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, 'content-type': IMAGE_TYPES[address.format], 'content-length': String(bytes.length) },
    });
  }

  async function make(name: string, hash: string, { source, width, format }: ImageAddress): Promise<Buffer> {
    const bytes = await resize(await sources.read(source, hash), width, format);
    await disk.write(name, bytes);
    return bytes;
  }
}

const SANDBOXED = { 'content-security-policy': `${NO_PAGE_POLICY}; sandbox`, 'x-content-type-options': 'nosniff' };

function failure(status: 404 | 502): Response {
  return new Response('There is no such picture.', {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=60', ...SANDBOXED },
  });
}
