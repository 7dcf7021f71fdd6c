/** What stands in the first window of every page. */
const FRAME = [
  'layouts/Layout.astro',
  'site/header/Header.astro',
  'site/header/Menu.astro',
  'site/header/TabBar.astro',
  'site/header/Icon.astro',
  'seo/Breadcrumbs.astro',
];
const CARDS = [
  'catalog/Picture.astro',
  'catalog/Price.astro',
  'catalog/WishButton.tsx',
  'catalog/cards/CardActions.tsx',
  'catalog/cards/HoverPicture.astro',
  'catalog/cards/ProductCard.astro',
  'catalog/cards/ProductGrid.astro',
  'catalog/cards/Swatches.astro',
];
const HOME = [
  ...CARDS,
  'pages/index.astro',
  'site/home/Hero.astro',
  'catalog/CategoryTiles.astro',
  'catalog/MoreCategories.astro',
  'catalog/cards/SkeletonGrid.astro',
];
const FILTERS = ['catalog/filters/FilterLink.astro', 'catalog/filters/Chips.astro'];
const LISTING = [
  ...CARDS,
  'pages/products.astro',
  'catalog/CategoryChips.astro',
  'catalog/MoreCategories.astro',
  'catalog/listing/GridToggle.astro',
  'catalog/listing/ParentFilter.astro',
  'catalog/listing/Pagination.astro',
  ...FILTERS,
];
const PRODUCT = [
  'catalog/Picture.astro',
  'catalog/WishButton.tsx',
  'pages/product/[id].astro',
  'catalog/product-page/BuyForm.tsx',
  'catalog/product-page/BackInStock.tsx',
  'catalog/product-page/ChoiceGroup.tsx',
  'catalog/product-page/QuantityInput.tsx',
  'catalog/product-page/Gallery.astro',
  'catalog/product-page/ProductFacts.astro',
];

/**
 * The first windows there are: only rules for class names that stand in these files travel in the page itself
 * (tests/e2e/performance/critical-css.spec.ts tells when one is missing). The first is part of all.
 */
export const FIRST_VIEWS = {
  frame: FRAME,
  home: [...FRAME, ...HOME],
  catalogue: [...FRAME, ...LISTING],
  product: [...FRAME, ...PRODUCT],
  search: [
    ...FRAME,
    ...CARDS,
    'pages/search.astro',
    'catalog/CategoryTiles.astro',
    'catalog/listing/SearchForm.astro',
    'catalog/listing/Pagination.astro',
    ...FILTERS,
  ],
  policy: [...FRAME, 'pages/[policyType].astro', 'site/PolicyHelp.astro'],
} as const;
