import { files, shared } from 'virtual:chunk-names';

/** What every page names for later, the same for as long as the build is: see islands/import-code.ts. */
export const lazyBundleFiles = files('src/site/page/lazy-bundle.ts').join(' ');
export const islandFiles = [
  ...shared(['src/cart/CartDrawer.tsx', 'src/catalog/cards/CardActions.tsx', 'src/catalog/product-page/BuyForm.tsx']),
  ...files('src/islands/client-renderer.ts').slice(0, 1),
].join(' ');
