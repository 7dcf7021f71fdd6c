import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from '#lib/text/escape-html.ts';

const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * The title of a page, as plain text, and the page without it: a level-1 heading before everything but comments. A page
 * that has nothing else keeps it.
 */
export function splitTitle(page: string): { title?: string; html: string } {
  const [heading, inner = ''] = /^<h1\b[^>]*>([^]*?)<\/h1>/i.exec(withoutFirstComments(page)) ?? [];
  if (heading === undefined) return { html: page };
  const title = sanitizeHtml(inner, { allowedTags: [], allowedAttributes: {} })
    .replace(/&\w+;/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();
  const html = withoutFirstComments(page).slice(heading.length).trimStart();
  return title === '' || html === '' ? { html: page } : { title, html };
}

/** The page with its title again, as it is written where the owner's own file is not known. */
export function withTitle(html: string, title: string | undefined): string {
  return title === undefined ? html : `<h1>${escapeHtml(title)}</h1>\n${html}`;
}

function withoutFirstComments(page: string): string {
  let rest = page.trimStart();
  while (rest.startsWith('<!--') && rest.includes('-->')) rest = rest.slice(rest.indexOf('-->') + 3).trimStart();
  return rest;
}
