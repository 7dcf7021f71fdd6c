import { callerOf, type Transport } from './create-api.ts';
import type { BodyOf } from '#contract/endpoints.ts';
import { quoteCalls } from '#contract/quote-call.ts';

export function createQuoteApi(transport: Transport) {
  const call = callerOf(quoteCalls, transport, () => undefined);
  return {
    /** Capability `quotes`: what these lines come to if they are ordered now. */
    quote: (body: BodyOf<'quote'>) => call('quote', { body }),
  };
}
