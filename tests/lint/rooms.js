/**
 * The rooms of src/ and what each may import, besides itself. docs/architecture.md explains the table.
 * dependency-cruiser checks it in .ts and .tsx, ESLint in .astro, which dependency-cruiser cannot read.
 */
const features = ['session', 'cart', 'catalog', 'checkout', 'orders', 'payment', 'offline', 'site', 'seo'];
const belowFeatures = ['ui', 'islands', 'lib', 'config', 'contract', 'api-client', 'images'];
const earlierFeatures = (feature) => features.slice(0, features.indexOf(feature));

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
  front: ['cache', 'config', 'lib', 'log', 'counters', 'server'],
  ui: ['islands', 'lib', 'config'],
  images: ['lib', 'config', 'environment', 'log'],
  'api-client': ['contract', 'cache', 'config', 'lib', 'environment', 'log', 'request-context'],
  adapters: ['api-server', 'contract', 'config', 'lib', 'environment', 'log'],
  'api-server': ['contract', 'config', 'lib', 'counters'],
  'store-api': ['api-server', 'contract', 'config', 'lib', 'environment', 'api-client', 'log', 'counters'],
  conformance: ['contract', 'api-client', 'config', 'lib', 'cart', 'catalog', 'checkout', 'payment'],
  demo: [],
  server: ['environment', 'config', 'lib', 'api-client', 'cache', 'front', 'log', 'counters', 'request-context'],
  ...Object.fromEntries(features.map((feature) => [feature, [...earlierFeatures(feature), ...belowFeatures]])),
  layouts: [...features, ...belowFeatures, 'styles'],
  pages: [...features, ...belowFeatures, 'layouts', 'styles'],
  middleware: [...features, ...belowFeatures, 'cache', 'request-context'],
  fetch: [...belowFeatures, 'cache', 'environment', 'log', 'counters', 'server'],
  languages: [...features, 'ui', 'store-api', 'environment'],
  build: ['languages'],
  start: ['environment', 'server'],
  styles: [],
  env: [...features, ...belowFeatures],
};

/** One file each that stands on a border. */
export const exceptions = {
  'src/store-api/cli/prepare.ts': ['demo'],
  'src/store-api/cli/cli.ts': ['languages'],
  'src/api-client/server.ts': ['store-api', 'adapters', 'api-server'],
  'src/catalog/listing/load-listing.ts': ['log'],
  'src/seo/feeds/stream-xml.ts': ['log'],
};
