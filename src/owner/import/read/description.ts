import sanitizeHtml from 'sanitize-html';
import { safeDescription } from '#lib/text/safe-description.ts';

const PARAGRAPHS = ['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'blockquote', 'section'];
const LINES = ['br', 'li', 'tr'];
const CELLS = ['td', 'th'];

/** The text of a product's HTML, with a blank line between paragraphs, and each list item and table row on a line. */
export function toDescription(html: string): string {
  const source = isHtml(html) ? html.replace(/\s+/g, ' ') : html.replace(/\r\n?/g, '\n');
  return sanitizeHtml(source, { allowedTags: [...PARAGRAPHS, ...LINES, ...CELLS], allowedAttributes: {} })
    .replace(/<\/?([a-z0-9]+)[^>]*>/g, (tag, name: string) =>
      PARAGRAPHS.includes(name) ? '\n\n' : CELLS.includes(name) ? ' ' : tag.startsWith('</') ? '' : '\n',
    )
    .replace(/&(lt|gt|quot|amp);/g, (_, name: 'lt' | 'gt' | 'quot' | 'amp') => ENTITIES[name])
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** What a text does not have of its HTML. */
const RICH = /<(?:h[2-4]|ul|ol|dl|a|strong|b|em|i|u|s|sub|sup|table|blockquote|hr)[\s/>]/;

/**
 * The HTML of a description as the product's page shows it, headings below the page's own and none left out between
 * two; undefined where it has nothing beyond paragraphs.
 */
export function toRichDescription(source: string): string | undefined {
  if (!isHtml(source)) return undefined;
  const html = safeDescription(source).trim();
  return RICH.test(html) ? withHeadingsInOrder(html) : undefined;
}

function withHeadingsInOrder(html: string): string {
  const found = [...html.matchAll(/<h([2-4])>/g)].map(([, rank]) => Number(rank));
  const ranks = [...new Set(found)].sort();
  let [shown, open] = [1, 1];
  return html.replace(/<(\/?)h([2-4])>/g, (_, closes: string, rank: string) => {
    if (closes === '') {
      open = Math.min(ranks.indexOf(Number(rank)) + 2, shown + 1);
      shown = open;
    }
    return `<${closes}h${open}>`;
  });
}

/** HTML of a text with or without it. */
export function asHtml(text: string): string {
  if (isHtml(text)) return text;
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const paragraphs = escaped.replace(/\r\n?/g, '\n').split(/\n[^\S\n]*\n/);
  return paragraphs
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => `<p>${one.replaceAll('\n', '<br />')}</p>`)
    .join('\n');
}

export function isHtml(text: string): boolean {
  return /<[a-z!/]/i.test(text);
}

const LOSSES: readonly [RegExp, string][] = [
  [/<(?:img|picture|video|audio|iframe|object|embed|svg)[\s/>]/i, 'pictures, videos and frames in HTML are left out'],
  [/<(?:script|form|input|button|select|textarea)[\s/>]/i, 'scripts and forms in HTML are left out'],
  [/<[a-z][^<>]*\sstyle\s*=|<(?:style|font|center)[\s>]/i, 'colours, sizes and places of text are left out'],
];

/** What of a description's HTML is not shown. */
export function lossesIn(html: string): string[] {
  return LOSSES.flatMap(([pattern, what]) => (pattern.test(html) ? [what] : []));
}

const ENTITIES = { lt: '<', gt: '>', quot: '"', amp: '&' };
