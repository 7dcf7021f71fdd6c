import * as text from '../text.ts';
import type { FlagFilter, ListFilter } from '#contract/listing-query.ts';

/** What a filter is called. The chip is of one value; without it, the value itself. */
export const filterTexts: Record<ListFilter | FlagFilter, { label: string; chip?: (value: string) => string }> = {
  size: { label: text.size, chip: text.sizeOf },
  color: { label: text.color },
  inStock: { label: text.inStock },
};
