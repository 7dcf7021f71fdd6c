import { toProduct, type Product } from '#catalog/product.ts';
import { type Store, toStore } from '#site/store.ts';
import { storeInfoEndpoint } from '#contract/endpoints/catalog/store-info.ts';
import { productEndpoint } from '#contract/endpoints/catalog/product.ts';

export const ORIGIN = 'https://shop.example';
export const NOW = new Date('2026-11-22T10:00:00Z');

export const STORE: Store = toStore(
  storeInfoEndpoint.answer.parse({
    storeName: 'Indigo Row',
    companyName: 'Indigo Row Private Limited',
    companyAddress: '14 Rangrez Lane, Naroda Road, Ahmedabad, Gujarat 380025, India',
    companyPhone: '+91 79 0000 0142',
    companyEmail: 'care@indigo.example',
    companyLogoUrl: '/media/logo.png',
    description: 'Denim and cotton for every day, cut and sewn in Ahmedabad.',
    categories: ['Jeans', 'Shirts'],
    socialLinks: { instagram: 'https://social.example/indigo' },
    terms: {
      country: 'IN',
      taxIncluded: true,
      handlingDays: 2,
      deliveryDays: 7,
      returnDays: 7,
      returnFees: 'free',
      returnByMail: true,
    },
    productDefaults: { gender: 'unisex', ageGroup: 'adult', googleCategory: '166' },
    policies: { return: '<p>Send it back.</p>', shipping: '<p>Free.</p>' },
  }),
  false,
);

const JEANS = {
  id: '7f3a9c21-slim-raw-jeans',
  title: 'Slim Raw Jeans',
  description: 'Unwashed 13.5 oz denim.\n\nCut <b>below</b> the waist.',
  category: 'Jeans',
  parentCategory: 'Slim Fit',
  regularPrice: 2499,
  discountedPrice: 1999,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  images: [
    { url: '/media/a-640.jpg', srcset: '/media/a-320.jpg 320w, /media/a-960.jpg 960w, /media/a-640.jpg 640w' },
    { url: 'https://pictures.example/b.jpg' },
  ],
  attributes: [
    { key: 'size', value: ['M', 'L'] },
    { key: 'color', value: ['Indigo', 'Black'] },
    { key: 'brand', value: ['Indigo Row'] },
    { key: 'Fabric', value: ['100% cotton'] },
    { key: 'Pattern', value: ['Plain'] },
    { key: 'gender', value: ['male'] },
    { key: 'age_group', value: ['adult'] },
  ],
  variants: [
    { size: 'M', color: 'Indigo', sku: 'J-I-M', regularPrice: 2499, discountedPrice: 1999, available: true },
    { size: 'L', color: 'Indigo', sku: 'J-I-L', regularPrice: 2599, available: true },
    { size: 'M', color: 'Black', sku: 'J-B-M', regularPrice: 2499, discountedPrice: 1999, available: false },
  ],
};

export const wireOf = (changes: Record<string, unknown> = {}) => productEndpoint.answer.parse({ ...JEANS, ...changes });
export const productOf = (changes: Record<string, unknown> = {}): Product => toProduct(wireOf(changes));
/** Of the same make, sold as one thing. */
export const BELT = {
  id: 'woven-belt',
  title: 'Woven Belt',
  variants: [],
  regularPrice: 999.5,
  discountedPrice: null,
  attributes: [{ key: 'gtin', value: ['4006381333931'] }],
};

/** What reading the page's data block gives: without what is undefined. */
export const read = (graph: unknown): any => JSON.parse(JSON.stringify(graph));
