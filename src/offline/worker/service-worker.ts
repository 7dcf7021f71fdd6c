import { PLACEHOLDER_PATH } from '../paths.ts';
import { answerPage } from './answer-page.ts';
import { install, refresh, takeOver } from './builds.ts';
import { forgetSeen, storePage, storePicture } from './store.ts';
import { PICTURES } from './names.ts';
import { scope, type FetchEvent } from './scope.ts';
import { API_PREFIX, FORGET_MESSAGE } from '#config.ts';

/** The service worker (docs/decisions D260): without a network, pages seen before, the cart and the wishlist open. */
scope.addEventListener('install', (event) => event.waitUntil(install().then(() => scope.skipWaiting())));
scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
scope.addEventListener('message', (event) =>
  event.waitUntil(event.data === FORGET_MESSAGE ? forgetSeen() : storeSeen(event.data)),
);
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const answer = request.method === 'GET' && answererOf(request, origin === location.origin, pathname);
  if (answer) event.respondWith(answer(event));
});

/** Undefined for what is none of the worker's business: the browser asks as ever. */
function answererOf({ mode, destination }: Request, isOurs: boolean, path: string) {
  if (path.includes('/size-guides/')) return answerGuide;
  if (!isOurs) return undefined;
  if (mode === 'navigate') return answerNavigation;
  if (path.startsWith('/_astro/')) return answerFile;
  return destination === 'image' || destination === 'font' ? answerPicture : undefined;
}

function answerNavigation(event: FetchEvent): Promise<Response> {
  if (navigator.onLine) event.waitUntil(refresh().catch(() => undefined));
  return answerPage(event);
}

/** Its name is a hash of what is in it, so one of any build is the right one. */
async function answerFile({ request }: FetchEvent): Promise<Response> {
  return (await caches.match(request.url, { ignoreSearch: true })) ?? fetch(request);
}

async function answerPicture({ request }: FetchEvent): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: PICTURES });
  if (kept?.headers.get('cache-control')?.includes('immutable')) return kept;
  try {
    const answer = await fetch(request);
    void storePicture(request.url, answer);
    return answer;
  } catch {
    return kept ?? (await caches.match(PLACEHOLDER_PATH)) ?? Response.error();
  }
}

/** A size guide is the same for everybody: the shop's own copy stands in for an API on another origin. */
async function answerGuide({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const { pathname } = new URL(request.url);
    return (await caches.match(pathname.replace(/.*(?=\/size-guides\/)/, API_PREFIX))) ?? Response.error();
  }
}

/**
 * Stores the files that a page had loaded before there was a worker, out of the browser's own cache, and pictures that
 * are not here.
 */
async function storeSeen(addresses: unknown): Promise<void> {
  for (const address of addresses as string[]) {
    const isHere = await caches.match(address, { cacheName: PICTURES });
    if (isHere || new URL(address).origin !== location.origin) continue;
    const answer = await fetch(address, { cache: 'force-cache' });
    await (answer.headers.get('content-type')?.startsWith('text/html') ? storePage : storePicture)(address, answer);
  }
}
