import type { TotalWords } from '#store-api/shop/pricing/total-rows.ts';

/** In the owner's commands and files. */
export const ownerWords: TotalWords = {
  subtotal: 'Subtotal',
  includes: (label) => `Includes ${label}`,
  total: 'Total',
};
