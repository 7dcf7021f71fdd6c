import type { About } from './about.ts';
import { JACKET, JEANS } from './products.ts';
import { PRODUCT_QUERY } from './product-query.ts';

export const catalog = {
  storeInfo: {
    summary: 'The record of the store',
    text:
      'What the store is called, how it is reached, its categories and policies, and in `capabilities` what this ' +
      'backend offers beyond the specification. Every page asks for it; it is the same for all visitors. A backend of ' +
      'several stores tells them apart by the `Host` header. In the HTML of `policies`, `{{companyName}}`, ' +
      '`{{companyAddress}}`, `{{companyEmail}}`, `{{companyPhone}}` and `{{companyLogoUrl}}` are filled in by the shop.',
    example: {
      answer: {
        storeName: 'Juniper & Thread',
        companyName: 'Juniper & Thread Pvt Ltd',
        companyAddress: '12 Church Street, Bengaluru 560001',
        companyPhone: '+91 80 5550 0142',
        companyEmail: 'hello@juniper.example',
        companyLogoUrl: 'https://cdn.juniper.example/logo.svg',
        description: 'Clothes made to be mended.',
        categories: ['Jeans', 'Shirts', 'Shorts'],
        categoryImages: { Jeans: 'https://cdn.juniper.example/jeans.jpg' },
        socialLinks: { instagram: 'https://instagram.example/juniper' },
        policies: { terms: '<h1>Terms</h1><p>{{companyName}} sells clothes.</p>' },
      },
    },
    more: {
      capabilities: {
        storeName: 'Juniper & Thread',
        categories: ['Jeans', 'Shirts', 'Shorts'],
        currency: 'EUR',
        locale: 'en-IE',
        timeZone: 'Europe/Dublin',
        capabilities: ['items', 'variants', 'idempotency', 'quotes', 'logout'],
        terms: { country: 'IE', taxIncluded: true, deliveryDays: 5, returnDays: 30, returnFees: 'free' },
      },
    },
  },
  products: {
    summary: 'One page of a listing',
    text:
      'The products that match every parameter that is sent, in the order of the store. `data` has those of the page, ' +
      '`count` says how many there are on all pages: a wrong `count` gives wrong page numbers. A page beyond the last ' +
      'one is an empty list. The front page asks for `limit=4` and the first category for its featured products, and ' +
      'the filter by parent category for `limit=100`.',
    query: PRODUCT_QUERY,
    example: { query: { page: 1, limit: 12, category: 'jeans' }, answer: { data: [JEANS], count: 1 } },
    more: {
      facets: {
        data: [JACKET],
        count: 1,
        facets: {
          parentCategory: [{ value: 'Jackets', count: 1 }],
          size: [
            { value: 'S', count: 1 },
            { value: 'M', count: 1 },
          ],
          price: { min: 4499, max: 4499 },
          sale: 1,
        },
      },
    },
  },
  product: {
    summary: 'One product',
    text: 'For the page of the product. A product that is not sold any more may answer 404 with the code `gone`.',
    example: { id: 'jeans-straight-01', answer: JEANS },
    more: { variants: JACKET },
  },
  suggestions: {
    summary: 'Suggestions while a search is typed',
    text:
      'The last word of `q` is perhaps unfinished. At most 6 products, of which name, price and first picture are ' +
      'shown, and 4 categories with how many products each has.',
    query: { q: { text: 'What has been typed, at most 100 characters.', schema: { type: 'string' }, required: true } },
    example: {
      query: { q: 'strai' },
      answer: { products: [JEANS], categories: [{ category: 'Jeans', parentCategory: 'Straight', count: 14 }] },
    },
  },
  related: {
    summary: 'Other products for who looks at this one',
    text: 'The best first, at most 8.',
    example: { id: 'jeans-straight-01', answer: { data: [JACKET] } },
  },
  sizeGuide: {
    summary: 'A size guide',
    text: 'The one that `categoryDetails` of the store record names as `sizeGuide` of a category.',
    example: {
      id: 'jeans',
      answer: {
        title: 'Jeans',
        notes: ['Measured on the body, without clothes.'],
        tables: [
          {
            of: 'body',
            measures: ['Waist', 'Hip'],
            rows: [
              { size: 'S', cm: ['72–76', '88–92'], in: ['28–30', '35–36'] },
              { size: 'M', cm: ['77–81', '93–97'], in: ['30–32', '37–38'] },
            ],
          },
        ],
      },
    },
  },
  requestStock: {
    summary: 'An email when a choice is back in stock',
    text: 'One mail goes to this address when the choice can be ordered again. A second request is a success too.',
    example: {
      id: 'jeans-straight-01',
      body: { email: 'asha@example.com', size: 'S', color: 'Indigo' },
      answer: { success: true },
    },
  },
} as const satisfies Record<string, About>;
