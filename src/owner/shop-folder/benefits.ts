import type { StoreFile } from './store-schema.ts';
import { type Benefit, SPECIFIED_BENEFITS } from '#contract/store/benefit.ts';
import type { WireStoreInfo } from '#contract/store-info.ts';

/** The claims of the record; undefined where the folder does not say, so that the specification's stand there. */
export function benefitsInfo(benefits: NonNullable<StoreFile['home']>['benefits']): Benefit[] | undefined {
  if (benefits === undefined || Array.isArray(benefits)) return benefits;
  return Object.entries(benefits).map(([title, text]) => ({ title, text }));
}

/** The claims as store.yaml states them. A record of an older program has texts for the four of the specification. */
export function benefitsToWrite({ benefits, homeTexts = {} }: WireStoreInfo): Benefit[] | undefined {
  if (benefits) return benefits;
  const isOlder = SPECIFIED_BENEFITS.some((title) => homeTexts[title] !== undefined);
  return isOlder ? SPECIFIED_BENEFITS.map((title) => ({ title, text: homeTexts[title] })) : undefined;
}
