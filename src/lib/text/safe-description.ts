import sanitizeHtml from 'sanitize-html';

const TAGS = [
  ...['p', 'div', 'br', 'hr', 'blockquote', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** A product's description in HTML, as a page may show it: no pictures, no styles, no scripts. */
export function safeDescription(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    transformTags: { h1: 'h2', h5: 'h4', h6: 'h4' },
  });
}
