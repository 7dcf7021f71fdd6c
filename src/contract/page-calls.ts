import type { CallOf } from './calls.ts';
import { probeCalls } from './probe-call.ts';
import { RelatedAnswer, SuggestionsAnswer } from './product.ts';
import { StoreInfoAnswer } from './store-info.ts';

/** Calls that only the pages' server reads by the contract: browsers need not load what reads their answers. */
export const pageCalls = {
  storeInfo: { ...probeCalls.storeInfo, answer: StoreInfoAnswer },
  related: {
    method: 'GET',
    path: '/products/:id/related',
    bearer: false,
    answer: RelatedAnswer,
    capability: 'related',
  },
  suggestions: {
    method: 'GET',
    path: '/suggestions',
    bearer: false,
    answer: SuggestionsAnswer,
    capability: 'suggestions',
  },
} as const satisfies Record<string, CallOf>;
