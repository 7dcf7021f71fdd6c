/** A node of structured data (schema.org). What is undefined is left out. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/**
 * One graph of a page as it stands in the HTML: `<` is escaped, so that nothing in it ends the script (reliability X3).
 */
export function graphText(things: Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(/</g, '\\u003c');
}

/** A word of schema.org's own lists: `https://schema.org/InStock`. */
export function term(name: string): string {
  return `https://schema.org/${name}`;
}

/** A node named elsewhere in the page's graph. */
export function ref(id: string): { '@id': string } {
  return { '@id': id };
}
