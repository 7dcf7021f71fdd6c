import type { Parameter } from './about.ts';

const text = { type: 'string' } as const;
const list = { type: 'array', items: text } as const;
const flag = { type: 'string', const: 'true' } as const;
const amount = { type: 'number', minimum: 0 } as const;
const positive = { type: 'integer', minimum: 1 } as const;

/** The parameters of GET /products, by the names of contract/listing-query.ts. */
export const PRODUCT_QUERY = {
  page: {
    text: 'Which page, from 1. Without it, or with one that is no page, the first.',
    schema: { ...positive, default: 1 },
  },
  limit: {
    text: 'How many products a page has. The shop sends at most 100; more may be cut to that. Without it 12.',
    schema: { ...positive, default: 12 },
  },
  search: { text: 'What a shopper typed, at most 100 characters.', schema: text, capability: 'search' },
  category: {
    text:
      'The name of a category in lower case, or its `slug` where the store record has one. Compare without letter ' +
      'case. `men` and `women` are also genders: a product of that category or of that gender matches. ' +
      '`accessories` comes with `filter`.',
    schema: text,
  },
  gender: {
    text:
      '`Men` or `Women`, sent beside the category men or women, to which it adds nothing. The gender of a product is ' +
      'its attribute `gender`.',
    schema: { type: 'string', enum: ['Men', 'Women'] },
  },
  filter: {
    text:
      '`Accessories,Personal Care,Home,null,Unisex`, sent beside the category accessories, to which it adds nothing. ' +
      'By itself: any of these words as category, parent category or gender; `null` stands for no gender.',
    schema: text,
  },
  parentCategory: { text: 'The name of a parent category, as the products have it.', schema: text },
  collection: { text: 'The slug of a collection of the store record.', schema: text, capability: 'collections' },
  featured: { text: '`true`: only products with an attribute `featured` that says `true`.', schema: flag },
  sale: { text: '`true`: only products with a discounted price below their regular price.', schema: flag },
  size: { text: 'Any of these sizes; repeated for each, at most 20.', schema: list, capability: 'filters' },
  color: { text: 'Any of these colours; repeated for each, at most 20.', schema: list, capability: 'filters' },
  minPrice: {
    text: 'The lowest price, included; of a choice that fits the other filters too.',
    schema: amount,
    capability: 'filters',
  },
  maxPrice: { text: 'The highest price, included; of such a choice.', schema: amount, capability: 'filters' },
  inStock: {
    text: '`true`: only what can be ordered now, in one of the sizes and colours asked for.',
    schema: flag,
    capability: 'filters',
  },
  sort: {
    text: 'The order: `newest`, `price-asc`, `price-desc` or `name`. One that is not known is ignored.',
    schema: text,
    capability: 'filters',
  },
  facets: {
    text: '`true` asks for `facets.parentCategory`, `all` (capability `filters`) for every kind.',
    schema: { type: 'string', enum: ['true', 'all'] },
    capability: 'facets',
  },
} as const satisfies Record<string, Parameter>;
