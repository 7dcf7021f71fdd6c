import sanitizeHtml from 'sanitize-html';

const PARAGRAPHS = ['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'blockquote', 'section'];
const LINES = ['br', 'li', 'tr'];

/** The text of a product's HTML, with a blank line between paragraphs and each list item on a line. */
export function toDescription(html: string): string {
  const source = isHtml(html) ? html.replace(/\s+/g, ' ') : html.replace(/\r\n?/g, '\n');
  return sanitizeHtml(source, { allowedTags: [...PARAGRAPHS, ...LINES], allowedAttributes: {} })
    .replace(/<\/?([a-z0-9]+)[^>]*>/g, (tag, name: string) =>
      PARAGRAPHS.includes(name) ? '\n\n' : tag.startsWith('</') ? '' : '\n',
    )
    .replace(/&(lt|gt|quot|amp);/g, (_, name: 'lt' | 'gt' | 'quot' | 'amp') => ENTITIES[name])
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export function isHtml(text: string): boolean {
  return /<[a-z!/]/i.test(text);
}

const ENTITIES = { lt: '<', gt: '>', quot: '"', amp: '&' };
