import { BUILD_HEADER, needsConnection, SHELL_PATHS } from '../paths.ts';
import { build } from './build.ts';
import { filesOf, pagesOf, PICTURES, storedBuilds } from './names.ts';

const MB = 1_048_576;
const LIMITS = { [PICTURES]: 30 * MB, [pagesOf(build)]: 5 * MB };
const SIZE = 'content-length';

const sizes = new Map<string, number>();
let last = Promise.resolve();

/** Is this a page of this build that is the same for everybody? */
export function isOurPage({ status, headers }: Response): boolean {
  return status === 200 && headers.get(BUILD_HEADER) === build;
}

/** Keeps a page that the visitor has seen; what is about one person has no build in its header. */
export function storePage(address: string, answer: Response): Promise<void> {
  return isOurPage(answer) && !needsConnection(new URL(address).pathname)
    ? keep(pagesOf(build), address, answer)
    : Promise.resolve();
}

export function storePicture(address: string, answer: Response): Promise<void> {
  const { status, type, headers } = answer;
  const isPicture = /^(image|font)\//.test(headers.get('content-type') ?? '');
  return status === 200 && type === 'basic' && isPicture && !headers.get('cache-control')?.includes('no-store')
    ? keep(PICTURES, address, answer)
    : Promise.resolve();
}

/** After a sign-out: the pages and pictures that were looked at, of every build. What every visitor has stays. */
export function forgetSeen(): Promise<void> {
  last = last
    .then(async () => {
      for (const one of await storedBuilds()) {
        const cache = await caches.open(pagesOf(one));
        for (const { url } of await cache.keys())
          if (!SHELL_PATHS.includes(new URL(url).pathname)) await cache.delete(url);
      }
      await caches.delete(PICTURES);
      sizes.clear();
    })
    .catch(() => undefined);
  return last;
}

/** One after the other, and without a word where the storage is full: the page has its answer already. */
function keep(name: string, address: string, answer: Response): Promise<void> {
  const whole = answer.clone().blob();
  last = Promise.all([whole, last])
    .then(([body]) => put(name, address, body, answer.headers))
    .catch(() => undefined);
  return last;
}

async function put(name: string, address: string, body: Blob, sent: Headers): Promise<void> {
  // A worker that is removed serves its open pages on, and has nothing any more.
  if (!(await caches.has(filesOf(build)))) return;
  const cache = await caches.open(name);
  const headers = new Headers(sent);
  headers.delete('content-encoding');
  headers.set(SIZE, String(body.size));
  const before = sizes.get(name) ?? (await cache.matchAll()).reduce((sum, kept) => sum + sizeOf(kept), 0);
  sizes.set(name, before - (await drop(cache, address)));
  await cache.put(address, new Response(body, { headers }));
  let total = (sizes.get(name) ?? 0) + body.size;
  const limit = LIMITS[name] ?? 0;
  if (total > limit)
    for (const { url } of await cache.keys()) {
      total -= await drop(cache, url);
      if (total <= limit) break;
    }
  sizes.set(name, total);
}

/** How many bytes were kept under this address. */
async function drop(cache: Cache, address: string): Promise<number> {
  const kept = await cache.match(address);
  if (!kept) return 0;
  await cache.delete(address);
  return sizeOf(kept);
}

function sizeOf({ headers }: Response): number {
  return Number(headers.get(SIZE));
}
