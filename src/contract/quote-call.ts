import type { CallOf } from './calls.ts';
import { QuoteAnswer } from './quote.ts';

/** The call that only cart and checkout make: other pages need not load what reads its answer. */
export const quoteCalls = {
  quote: { method: 'POST', path: '/quotes', bearer: false, answer: QuoteAnswer, capability: 'quotes' },
} as const satisfies Record<string, CallOf>;
