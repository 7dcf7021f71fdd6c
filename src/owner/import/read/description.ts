import sanitizeHtml from 'sanitize-html';

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

function isHtml(text: string): boolean {
  return /<[a-z!/]/i.test(text);
}

const LOSSES: readonly [RegExp, string][] = [
  [/<a\s[^<>]*href/i, 'the text of links stays, their addresses are left out'],
  [/<(?:img|picture|video|audio|iframe|object|embed|svg)[\s/>]/i, 'pictures, videos and frames in HTML are left out'],
  [/<t[dh][\s>]/i, 'tables become lines of text'],
  [/<(?:b|strong|i|em|u|h[1-6])[\s>]/i, 'bold, italics and headings become plain text'],
];

/** The parts of a description's HTML that the text has not: nothing of paragraphs, line breaks and lists. */
export function lossesIn(html: string): string[] {
  return LOSSES.flatMap(([pattern, what]) => (pattern.test(html) ? [what] : []));
}

const ENTITIES = { lt: '<', gt: '>', quot: '"', amp: '&' };
