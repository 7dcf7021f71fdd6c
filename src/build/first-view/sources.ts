/** What home and listings are made of, in their first window. */
const CATALOGUE = [
  'layouts/Layout.astro',
  'site/Header.astro',
  'site/Menu.astro',
  'site/Hero.astro',
  'site/TabBar.astro',
  'site/Icon.astro',
  'site/crawlers/Breadcrumbs.astro',
  'pages/index.astro',
  'pages/products.astro',
  'catalog/CategoryTiles.astro',
  'catalog/Picture.astro',
  'catalog/Price.astro',
  'catalog/WishButton.tsx',
  'catalog/cards/CardActions.tsx',
  'catalog/cards/HoverPicture.astro',
  'catalog/cards/ProductCard.astro',
  'catalog/cards/ProductGrid.astro',
  'catalog/cards/SkeletonGrid.astro',
  'catalog/cards/Swatches.astro',
  'catalog/listing/GridToggle.astro',
  'catalog/listing/ParentFilter.astro',
  'catalog/listing/Pagination.astro',
];
const PRODUCT = ['pages/product/[id].astro', 'catalog/product-page/BuyForm.tsx', 'catalog/product-page/ChoiceGroup.tsx', 'catalog/product-page/QuantityInput.tsx', 'catalog/product-page/Gallery.astro', 'catalog/product-page/ProductFacts.astro'];

/**
 * The first windows there are: only rules for class names that stand in these files travel in the page itself
 * (tests/e2e/first-view.spec.ts tells when one is missing). The first is part of all.
 */
export const FIRST_VIEWS = {
  catalogue: CATALOGUE,
  product: [...CATALOGUE, ...PRODUCT],
  search: [...CATALOGUE, 'pages/search.astro', 'catalog/listing/SearchForm.astro'],
  policy: [...CATALOGUE, 'pages/[policyType].astro', 'site/PolicyHelp.astro'],
} as const;
