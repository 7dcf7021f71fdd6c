const ours = (paths: string): RegExp => new RegExp(`/src/(${paths})\\.tsx?$`);
const packages = (names: string): RegExp => new RegExp(`/node_modules/(${names})/`);

/**
 * Few files for the browser: React; the shop's stores and what is as small; what its islands share to draw; the api
 * with its validator. The rest is left to the bundler. A group takes along what its modules import, so the lowest comes
 * first.
 */
export const chunkGroups = [
  { name: 'react', test: packages('react|react-dom|scheduler|@nanostores/react'), priority: 4 },
  {
    name: 'api',
    test: (id: string) =>
      packages('zod').test(id) || ours('contract/(?!(.*/)?quote).*|api-client/.*|session/api').test(id),
    priority: 3,
  },
  {
    name: 'shop',
    test: (id: string) =>
      id.includes('preload-helper') ||
      packages('nanostores|@nanostores/persistent').test(id) ||
      ours(
        'ui/((show-)?toasts|toast-list)|lib/.*|config|cart/(badge|go-to-checkout|line|sellable|store|text)|catalog/variant|session/(store|guard)',
      ).test(id),
    priority: 5,
  },
  {
    name: 'parts',
    test: ours(
      'ui/Modal|cart/(lines/(CartLine.*|QuantityStepper)|RemovedNote)|catalog/(SizeGuide|size-guide|WishButton|wishlist|swatch|product-page/(BackInStock|BuyForm|ChoiceGroup|QuantityInput|form-line|sold-out-sizes))',
    ),
    priority: 1,
  },
  {
    name: 'order',
    test: ours('orders/(order|status|text|StatusBadge)|checkout/(order-id|idempotency-key|phone)'),
    priority: 1,
  },
  {
    name: 'cart-check',
    test: ours(
      'cart/lines/(LineChoices|line-choice|line-element)|checkout/cart-check/(PriceChanges|price-change|cart-check)',
    ),
    priority: 2,
  },
  {
    name: 'small-parts',
    test: ours('ui/(Glyph|Field|Labelled|ErrorSummary|focus-first-error|use-hydrated)|cart/use-cart'),
    priority: 2,
  },
];
