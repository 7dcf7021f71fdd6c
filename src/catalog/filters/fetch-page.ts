import { fetchWhole } from '#lib/net/fetch-whole.ts';
import { sayOffline, saySlow } from '#ui/say-slow.ts';

const PATIENCE_MS = 8_000;

/**
 * A page of the shop as a document. Rejects when there is none: without a connection, after silence, or when
 * `controller` is aborted. Nothing is repeated, because the whole page is loaded then.
 */
export async function fetchPage(path: string, controller: AbortController): Promise<Document> {
  const answer = await saySlow(fetchWhole(path, { headers: { accept: 'text/html' } }, PATIENCE_MS, controller));
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
