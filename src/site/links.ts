import { withQuery } from '#lib/urls.ts';
import { shownCategories, type Store } from './store.ts';

/** `/products?category=jeans` */
export function categoryPath(category: string): string {
  return withQuery('/products', { category: category.toLowerCase() });
}

/** The bar at the top and the menu behind it. */
export function barLinks(store: Store): { label: string; href: string }[] {
  return [
    ...shownCategories(store).map((name) => ({ label: name, href: categoryPath(name) })),
    { label: 'All Products', href: '/products' },
  ];
}

/** Footer links of docs/behaviour.md section 2. */
export const footerCategories = [
  { label: 'Jeans', href: '/products?category=jeans' },
  { label: 'Shirts', href: '/products?category=shirts' },
  { label: 'Shorts', href: '/products?category=shorts' },
  { label: 'All Products', href: '/products?category=all' },
  { label: 'Featured', href: '/products?featured=true' },
  { label: 'Sale', href: '/products?sale=true' },
];

export const quickLinks = [
  { label: 'About Us', href: '/about' },
  { label: 'Contact Us', href: '/contact' },
  { label: 'Track Order', href: '/track-order' },
  { label: 'FAQ', href: '/faq' },
  { label: 'Terms & Conditions', href: '/terms' },
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Refund Policy', href: '/refund' },
  { label: 'Return Policy', href: '/return' },
  { label: 'Shipping Policy', href: '/shipping' },
];
