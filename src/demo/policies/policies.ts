import { readFileSync } from 'node:fs';

const slugs = ['about', 'terms', 'privacy', 'refund', 'return', 'shipping', 'faq'];

/** The demo store's policies by slug: HTML with the placeholders of docs/decisions D15. */
export const policies: Record<string, string> = Object.fromEntries(
  slugs.map((slug) => [slug, readFileSync(new URL(`${slug}.html`, import.meta.url), 'utf8')]),
);
