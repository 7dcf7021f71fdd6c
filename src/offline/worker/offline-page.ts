import { needsConnection, OFFLINE_PATH, SHELL_PATHS } from '../paths.ts';
import * as text from '../text.ts';
import { filesOf } from './names.ts';
import { build } from './build.ts';
import { seenPages } from './stored-pages.ts';
import { escapeHtml } from '#lib/text/escape-html.ts';

const MAX_SEEN = 12;

/** A kept page, which says above everything else that it is one. */
export async function asStored(kept: Response, address: string): Promise<Response> {
  const html = await kept.text();
  const state = navigator.onLine ? text.unreachable : `<span data-online="${text.online}">${text.offline}</span>`;
  const age = SHELL_PATHS.includes(new URL(address).pathname)
    ? text.lastKnown
    : text.pageFrom(timeOf(kept.headers.get('date'), languageOf(html)));
  return htmlOf(
    kept,
    html.replace('<main', () => `${note(`${state} ${age}`, address)}<main`),
  );
}

/** In place of a page that was not kept. */
export async function offlinePage(address: string): Promise<Response> {
  const page = await caches.match(OFFLINE_PATH, { cacheName: filesOf(build) });
  if (!page) return Response.error();
  const html = await page.text();
  const ofStore = titleOf(html).slice(text.title.length);
  const links = (await seenPages(MAX_SEEN)).map(
    ([url, seen]) => `<li><a class="link" href="${escapeHtml(url)}">${cut(titleOf(seen), ofStore)}</a></li>`,
  );
  const show = (shown: string, name: string) => shown.replace(`hidden data-when="${name}"`, '');
  const whole = show(html, needsConnection(new URL(address).pathname) ? 'needs' : 'unseen');
  return htmlOf(
    page,
    (links.length > 0 ? show(whole, 'seen') : whole)
      .replace('data-seen>', () => `data-seen>${links.join('')}`)
      .replace('href="/" data-again', () => `href="${escapeHtml(address)}"`),
  );
}

function titleOf(html: string): string {
  return /<title>([^<]*)/.exec(html)?.[1] ?? '';
}

/** Without the store's name behind it. */
function cut(title: string, end: string): string {
  return title.endsWith(end) ? title.slice(0, title.length - end.length) : title;
}

/** Styled by itself, as the style sheet may come after the first frame. */
function note(words: string, address: string): string {
  return (
    '<p role="status" data-kept style="margin:0;padding:.6rem 1rem;text-align:center;' +
    'background:var(--color-wait-pale);color:var(--color-wait)">' +
    `${words} <a href="${escapeHtml(address)}" style="text-decoration:underline">${text.tryAgain}</a></p>`
  );
}

/** On the visitor's clock, with the day unless it is today. */
function timeOf(date: string | null, language: string): string {
  const time = new Date(date ?? 0);
  const isToday = time.toDateString() === new Date().toDateString();
  return time.toLocaleString(language, { timeStyle: 'short', ...(isToday ? {} : { dateStyle: 'long' }) });
}

function languageOf(html: string): string {
  return /<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? 'en';
}

/** Without speculation rules: what a browser loads ahead without a network would be shown once there is one. */
function htmlOf({ headers: kept }: Response, html: string): Response {
  const headers = new Headers(kept);
  headers.delete('speculation-rules');
  return new Response(html, { headers });
}
