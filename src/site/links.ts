import { withQuery } from '#lib/urls.ts';
import { shownCategories, type Store } from './store.ts';
import * as text from './text.ts';

/** `/products?category=jeans` */
export function categoryPath(category: string): string {
  return withQuery('/products', { category: category.toLowerCase() });
}

/** The bar at the top and the menu behind it. */
export function barLinks(store: Store): { label: string; href: string }[] {
  return [
    ...shownCategories(store).map((name) => ({ label: name, href: categoryPath(name) })),
    { label: text.allProducts, href: '/products' },
  ];
}

/** Footer links of docs/behaviour.md section 2. */
export const footerCategories = [
  { label: text.jeans, href: '/products?category=jeans' },
  { label: text.shirts, href: '/products?category=shirts' },
  { label: text.shorts, href: '/products?category=shorts' },
  { label: text.allProducts, href: '/products?category=all' },
  { label: text.featured, href: '/products?featured=true' },
  { label: text.sale, href: '/products?sale=true' },
];

export const quickLinks = [
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
