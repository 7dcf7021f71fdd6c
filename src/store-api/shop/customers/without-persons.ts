/** Tables that hold nothing of a shopper, and what they hold. */
export const WITHOUT_PERSONS: Readonly<Record<string, string>> = {
  migrations: 'which changes of the tables were made',
  meta: 'how the shop was filled',
  stores: 'what the owner says of the store',
  store_hosts: 'the hosts of stores',
  products: 'the catalogue',
  variants: 'the catalogue',
  images: 'the catalogue',
  departed_variants: 'the catalogue',
  document_series: 'numbers of documents',
  discount_codes: 'codes and how often they were taken',
  listing_counts: 'numbers of products',
  stock_changes: 'what the owner set',
  price_changes: 'what the catalogue cost',
  discount_changes: 'what was taken off for everybody',
  changes: 'what of the public data has changed, for a day',
  rate_limits: 'counts of requests under hashes of addresses, for a day at most',
};
