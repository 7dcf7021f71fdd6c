import { categoryPath, collectionPath } from '#catalog/listing/listing-path.ts';
import { withQuery } from '#lib/urls.ts';
import { can, type Store } from './store.ts';
import { shownCategories } from './store-categories.ts';
import { ownTitle, policyTitle } from './policy.ts';
import * as text from './text.ts';

interface Link {
  label: string;
  /** Of a label in the store's own words, where they are in another language than the page. */
  lang?: string | undefined;
  href: string;
}

const FEATURED_PATH = '/products?featured=true';
const SALE_PATH = '/products?sale=true';

type Filled = Pick<Store, 'hasFeatured' | 'hasSale' | 'isFilled' | 'collections' | 'filledCollections'>;

/**
 * The links without those to a listing that the store says is empty (docs/behaviour.md 11.filled-listings,
 * 11.filled-categories, 11.filled-collections).
 */
function filled(links: readonly Link[], store: Filled): Link[] {
  const { hasFeatured, hasSale, isFilled, collections, filledCollections } = store;
  const empty = collections.filter((one) => !filledCollections.includes(one)).map(({ slug }) => collectionPath(slug));
  return links.filter(({ href }) => {
    if (href === FEATURED_PATH) return hasFeatured;
    if (href === SALE_PATH) return hasSale;
    if (empty.includes(href)) return false;
    const [path, query] = href.split('?');
    const category = path === '/products' && new URLSearchParams(query).get('category');
    return !category || isFilled(category);
  });
}

/** The bar at the top and the menu behind it. */
export function barLinks(store: Store): Link[] {
  return filled(allBarLinks(store), store);
}

function allBarLinks(store: Store): Link[] {
  if (store.navigation)
    return store.navigation.map(({ label, category, collection, path = '/products' }) => {
      const slug = store.collections.find(({ name }) => name === collection)?.slug;
      if (category) return { label, href: categoryPath(store.slugOf(category)) };
      return { label, href: slug === undefined ? path : collectionPath(slug) };
    });
  return [
    ...shownCategories(store).map((name) => ({ label: name, href: categoryPath(store.slugOf(name)) })),
    { label: text.allProducts, href: '/products' },
  ];
}

/** What the menu has below the links of the bar: what is not among them. */
export function menuLinks(store: Store): Link[] {
  const inBar = new Set(barLinks(store).map(({ href }) => href));
  return filled(
    [
      ...(can(store, 'search') ? [{ label: text.search, href: '/search' }] : []),
      { label: text.featuredProducts, href: FEATURED_PATH },
      { label: text.sale, href: SALE_PATH },
      { label: text.wishlist, href: '/wishlist' },
      { label: text.myAccount, href: '/account' },
      { label: text.trackOrder, href: '/track-order' },
      { label: text.contactUs, href: '/contact' },
    ],
    store,
  ).filter(({ href }) => !inBar.has(href));
}

/** The listing of what the front page shows as featured: see catalog/listing/load-listing.ts. */
export function featuredPath(store: Store): string {
  if (store.hasFeatured) return FEATURED_PATH;
  if (can(store, 'filters')) return withQuery('/products', { inStock: 'true', sort: 'newest' });
  return categoryPath(store.slugOf(shownCategories(store)[0] ?? 'all'));
}

/** Footer links of docs/behaviour.md 2.layout.footer, and of a store that names its own. */
const SPECIFIED_CATEGORIES: readonly Link[] = [
  { label: text.jeans, href: '/products?category=jeans' },
  { label: text.shirts, href: '/products?category=shirts' },
  { label: text.shorts, href: '/products?category=shorts' },
];

export function footerCategories(store: Filled & Pick<Store, 'footer' | 'slugOf'>): Link[] {
  const { footer, slugOf } = store;
  return filled(
    [
      ...(footer?.categories.map((name) => ({ label: name, href: categoryPath(slugOf(name)) })) ??
        SPECIFIED_CATEGORIES),
      { label: text.allProducts, href: '/products?category=all' },
      { label: text.featured, href: FEATURED_PATH },
      { label: text.sale, href: SALE_PATH },
    ],
    store,
  );
}

const QUICK_LINKS: readonly Link[] = [
  { label: text.aboutUs, href: '/about' },
  { label: text.contactUs, href: '/contact' },
  { label: text.trackOrder, href: '/track-order' },
  { label: text.faq, href: '/faq' },
  { label: text.termsAndConditions, href: '/terms' },
  { label: text.privacyPolicy, href: '/privacy' },
  { label: text.refundPolicy, href: '/refund' },
  { label: text.returnPolicy, href: '/return' },
  { label: text.shippingPolicy, href: '/shipping' },
];

/**
 * The specified pages that the store has, in their order, then its further ones, by their own titles where they have
 * one.
 */
export function quickLinks(store: Pick<Store, 'footer' | 'policyTitles' | 'ownLang'>): readonly Link[] {
  return linkedPages(store).map((link) => {
    const own = ownTitle(store, link.href.slice(1));
    return own ? { ...link, label: own, lang: store.ownLang } : link;
  });
}

function linkedPages({ footer }: Pick<Store, 'footer'>): readonly Link[] {
  if (!footer) return QUICK_LINKS;
  const pages = new Set(footer.pages.map((slug) => `/${slug}`));
  const specified = QUICK_LINKS.filter(({ href }) => pages.delete(href));
  return [...specified, ...[...pages].map((href) => ({ label: policyTitle(href.slice(1)), href }))];
}
