import type { ShopFolder } from './read-shop-folder.ts';
import type { CategoriesFile, StoreFile } from './store-schema.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

/** What the folder says of the store, as GET /storeInfo answers it; without pictures. */
export function folderInfo({ store, categories, policies }: ShopFolder): WireStoreInfo {
  const { company, home, terms, products } = store;
  return {
    storeName: store.name,
    companyName: company?.name,
    companyAddress: company?.address,
    companyPhone: company?.phone,
    companyEmail: company?.email,
    description: store.description,
    categories: categories.map(({ name }) => name),
    socialLinks: store.social,
    policies: Object.fromEntries(Object.entries(policies).map(([slug, { html }]) => [slug, html])),
    origin: store.origin,
    currency: store.currency,
    locale: store.locale,
    terms,
    productDefaults: products && present(products),
    footer: footerOf(store.footer, categories, Object.keys(policies)),
    homeTexts: present({
      promoTitle: home?.promo?.title,
      promoText: home?.promo?.text,
      newsletter: home?.newsletter,
      ...home?.benefits,
    }),
  };
}

/** Pages that every shop has. */
export const OWN_PAGES = ['contact', 'track-order'];
const CATEGORIES_IN_FOOTER = 3;

/** What the folder says of the footer, or the first categories and every page. */
export function footerOf(
  footer: StoreFile['footer'],
  categories: CategoriesFile,
  policies: readonly string[],
): { categories: string[]; pages: string[] } {
  return {
    categories: footer?.categories ?? categories.slice(0, CATEGORIES_IN_FOOTER).map(({ name }) => name),
    pages: footer?.pages ?? [...OWN_PAGES, ...policies],
  };
}

function present(texts: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
