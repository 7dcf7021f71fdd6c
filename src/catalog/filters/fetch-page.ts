import { fetchWhole } from '#lib/net/fetch-whole.ts';
import { withRetries } from '#lib/net/with-retries.ts';
import { sayOffline, saySlow } from '#ui/say-slow.ts';

const SILENCE_MS = 8_000;

/** A page of the shop as a document. Rejects when there is none: without a connection, or when `signal` is aborted. */
export async function fetchPage(path: string, signal: AbortSignal): Promise<Document> {
  const init = { signal, headers: { accept: 'text/html' } };
  const answer = await saySlow(withRetries(() => fetchWhole(path, init, SILENCE_MS), { signal }));
  if (!answer.headers.get('content-type')?.startsWith('text/html')) throw new Error(`no page at ${path}`);
  // Of another page's own styles the policy of this one knows nothing.
  const text = (await answer.text()).replace(/<(style|script)\b[^]*?<\/\1>/g, '');
  return new DOMParser().parseFromString(text, 'text/html');
}

/**
 * The whole page instead, when a part of it could not be had: what went wrong is then the browser's to say. Without a
 * connection that would only take this page away too: then `part` is as it was.
 */
export function loadWholePage(path: string, part: Element): void {
  if (navigator.onLine) return location.assign(path);
  part.ariaBusy = null;
  sayOffline();
}
