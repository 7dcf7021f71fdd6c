/**
 * The rooms of src/ and what each may import, besides itself. docs/architecture.md explains the table. A room is a
 * folder of src/, at any depth, or a file; what is below no room of its own belongs to none and is refused.
 * dependency-cruiser checks the table in .ts and .tsx, ESLint in .astro, which dependency-cruiser cannot read.
 */
const features = ['session', 'cart', 'catalog', 'checkout', 'orders', 'payment', 'offline', 'site', 'seo'];
const belowFeatures = ['ui', 'islands', 'lib', 'config', 'contract', 'api-client', 'images'];

/** Each may import the earlier ones of its list, and `others`. */
const inOrder = (names, others) =>
  Object.fromEntries(names.map((name, index) => [name, [...names.slice(0, index), ...others]]));

const belowStoreApi = [
  'backends/serving',
  'backends/embedded-api',
  'contract',
  'config',
  'lib',
  'environment',
  'log',
  'counters',
  'translations',
];
const base = ['db', 'jobs', 'auth', 'limits'].map((name) => `store-api/base/${name}`);
const shop = [
  'stores',
  'webhooks',
  'pricing',
  'media',
  'mail',
  'catalog',
  'search',
  'stock',
  'order-links',
  'orders',
  'documents',
  'payments',
  'refunds',
  'order-changes',
  'owner-links',
  'customers',
  'retention',
].map((name) => `store-api/shop/${name}`);
const ownerRooms = [
  'orders',
  'documents',
  'customers',
  'stock',
  'new-orders',
  'discounts',
  'webhooks',
  'stores',
  'import',
  'shop-folder',
  'backup',
  'doctor',
  'cli',
].map((name) => `owner/${name}`);

export const rooms = {
  config: [],
  lib: ['config'],
  environment: ['config', 'lib'],
  'request-context': [],
  counters: [],
  islands: ['lib', 'config'],
  log: ['config', 'request-context'],
  contract: ['config'],
  cache: ['config', 'contract', 'lib'],
  'http-front': ['cache', 'config', 'lib', 'log', 'counters'],
  ui: ['islands', 'lib', 'config'],
  images: ['lib', 'config', 'environment', 'log'],
  'backends/embedded-api': ['contract', 'lib', 'environment'],
  'api-client': [
    'backends/embedded-api',
    'contract',
    'cache',
    'config',
    'lib',
    'environment',
    'log',
    'request-context',
  ],
  translations: [],
  'backends/serving': ['contract', 'config', 'lib', 'counters', 'translations'],
  ...inOrder(
    ['backends/adapter', 'backends/medusa', 'backends/open-adapter'],
    ['backends/serving', 'contract', 'config', 'lib', 'environment', 'log', 'translations'],
  ),
  ...inOrder(base, belowStoreApi),
  ...inOrder(shop, [...base, ...belowStoreApi]),
  'store-api/http': [...shop, ...base, ...belowStoreApi],
  'store-api/background-jobs': ['store-api/http', ...shop, ...base, ...belowStoreApi],
  'store-api/app': ['store-api/background-jobs', 'store-api/http', ...shop, ...base, ...belowStoreApi],
  ...inOrder(ownerRooms, [...shop, ...base, ...belowStoreApi]),
  conformance: ['contract', 'api-client', 'config', 'lib', 'cart', 'catalog', 'checkout', 'payment'],
  demo: [],
  process: ['environment', 'config', 'lib', 'api-client', 'cache', 'http-front', 'log', 'counters', 'request-context'],
  ...inOrder(features, belowFeatures),
  layouts: [...features, ...belowFeatures, 'styles'],
  pages: [...features, ...belowFeatures, 'layouts', 'styles'],
  middleware: [...features, ...belowFeatures, 'cache', 'request-context'],
  fetch: [...belowFeatures, 'cache', 'environment', 'log', 'counters', 'process'],
  languages: [
    ...features,
    ...[
      'contract',
      'ui',
      'backends/serving',
      'store-api/shop/mail',
      'store-api/shop/documents',
      'owner/orders',
      'environment',
      'translations',
    ],
  ],
  build: ['languages', 'translations'],
  start: ['environment', 'process'],
  styles: [],
  env: [...features, ...belowFeatures],
};

/** The room of a file, by its path from src/: the longest that holds it. */
export const roomOf = (path) =>
  Object.keys(rooms)
    .filter((room) => path.startsWith(`${room}/`) || path.replace(/(\.d)?\.ts$/, '') === room)
    .sort((one, other) => other.length - one.length)[0];

/** One file each that stands on a border, with the reason. */
export const exceptions = {
  // Fills the demo store.
  'src/owner/cli/prepare.ts': ['demo'],
  // Opens the backend, whichever it is: the embedded one by its shape, in a build that may lack it.
  'src/api-client/open-backend.ts': ['store-api/app', 'backends/open-adapter', 'backends/serving'],
  // A start, of the shop or of a command, refuses a language that would break pages.
  'src/process/start/start-shop.ts': ['languages'],
  'src/owner/cli/program.ts': ['languages'],
  // Writes the file of a language.
  'src/owner/cli/commands/language.ts': ['languages'],
  // A failure in the middle of an answer that has begun can only be logged.
  'src/catalog/listing/load-listing.ts': ['log'],
  'src/seo/feeds/stream-xml.ts': ['log'],
};
