import { needsConnection } from '../paths.ts';
import { findPage } from './stored-pages.ts';
import { storePage } from './store.ts';
import { asStored, offlinePage } from './offline-page.ts';
import type { FetchEvent } from './scope.ts';

/** A page seen before is shown once the network has been silent for so long; another waits on. */
const PATIENCE_MS = 6_000;
/** The statuses that proxies answer in the place of a shop that is down. */
const AWAY = [502, 503, 504];

/** The network's page; what was kept of it, or words for what works, where there is none. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const network = load(event);
  event.waitUntil(network);
  if (needsConnection(new URL(url).pathname)) return (await network) ?? offlinePage(url);
  const first = await Promise.race([network, silence()]);
  if (first && !AWAY.includes(first.status)) return first;
  const kept = await findPage(url);
  return kept ? asStored(kept, url) : ((await network) ?? offlinePage(url));
}

/** Undefined when nothing answered. */
async function load({ request, preloadResponse }: FetchEvent): Promise<Response | undefined> {
  try {
    const answer = (await preloadResponse) ?? (await fetch(request));
    void storePage(request.url, answer);
    return answer;
  } catch {
    return undefined;
  }
}

function silence(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
}
