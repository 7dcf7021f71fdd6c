import { BUILD_HEADER, OFFLINE_PATH, PLACEHOLDER_PATH, SHELL_PATHS } from '../paths.ts';
import { build, files } from './build.ts';
import { isOurPage } from './store.ts';
import { filesOf, storedBuilds, pagesOf } from './names.ts';
import { remove } from './remove.ts';
import { scope } from './scope.ts';

/** Where a build's cache says which pages were open when the next one took over. */
const OPEN = '/open';
const HOUR_MS = 3_600_000;

/** All or nothing. Most files come from the browser's own cache, because the page has fetched them. */
export async function install(): Promise<void> {
  const cache = await caches.open(filesOf(build));
  const get = async (path: string, init: RequestInit) => {
    const answer = await fetch(path, { ...init, priority: 'low' });
    if (!answer.ok) throw new Error(path);
    return answer;
  };
  await Promise.all([...files, PLACEHOLDER_PATH].map(async (path) => cache.put(path, await get(path, {}))));
  const pages = await caches.open(pagesOf(build));
  for (const path of SHELL_PATHS) await pages.put(path, ofBuild(await get(path, { cache: 'no-cache' })));
  await storeOffline(cache, ofBuild(await get(OFFLINE_PATH, { cache: 'no-cache' })));
}

/**
 * Takes over from the build before: its copies stay until the next one, because its pages may be open or have been
 * seen; those of older ones as long as a page that was open then is.
 */
export async function takeOver(): Promise<void> {
  const open = (await scope.clients.matchAll({ includeUncontrolled: true })).map(({ id }) => id);
  const [before, ...older] = (await storedBuilds()).filter((one) => one !== build);
  if (before) await (await caches.open(filesOf(before))).put(OPEN, Response.json(open));
  for (const one of older) {
    const then = await caches.match(OPEN, { cacheName: filesOf(one) });
    const ids = then ? ((await then.json()) as string[]) : [];
    if (ids.some((id) => open.includes(id))) continue;
    await caches.delete(filesOf(one));
    await caches.delete(pagesOf(one));
  }
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

/** Once an hour: the page for what is missing as it is now. A shop that has none is one without a service worker. */
export async function refresh(): Promise<void> {
  const cache = await caches.open(filesOf(build));
  const kept = await cache.match(OFFLINE_PATH);
  if (Date.now() - Date.parse(kept?.headers.get('date') ?? '') < HOUR_MS) return;
  const answer = await fetch(OFFLINE_PATH, { cache: 'no-cache' });
  if (answer.status === 404) await remove();
  else if (isOurPage(answer)) await storeOffline(cache, answer);
}

/** With the size guides that it names: from the shop's own origin and without a token, wherever the API is. */
async function storeOffline(cache: Cache, page: Response): Promise<void> {
  const [, guides = ''] = /data-guides="([^"]*)"/.exec(await page.clone().text()) ?? [];
  await cache.put(OFFLINE_PATH, page);
  for (const path of guides.split(' ').filter(Boolean)) {
    const answer = await fetch(path, { credentials: 'omit' });
    if (answer.ok) await cache.put(path, answer);
  }
}

function ofBuild(answer: Response): Response {
  if (!isOurPage(answer)) throw new Error(`${BUILD_HEADER} is not ${build}`);
  return answer;
}
