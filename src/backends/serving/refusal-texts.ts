import * as english from '#contract/refusals/english.ts';
import { shopLanguage } from '#translations/shop-language.ts';
import { textsIn, type Translated } from '#translations/texts-in.ts';

/** A server's texts of refusals, by name. */
export type RefusalTexts = Translated<typeof english>;

export const refusalsIn = textsIn('refusals', english);

/** In the language of the pages: before a store is known, and before backends elsewhere. */
export function shopRefusals(): RefusalTexts {
  return refusalsIn(shopLanguage());
}
