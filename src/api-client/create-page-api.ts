import { callerOf, createApi, type KnownAnswers, type Transport } from './create-api.ts';
import { pageCalls } from '#contract/page-calls.ts';

/** What pages call while they are rendered: all that browsers call, and what only pages read. */
export type PageApi = ReturnType<typeof createPageApi>;

export function createPageApi(transport: Transport, known?: KnownAnswers) {
  const call = callerOf(pageCalls, transport, () => undefined, known);
  return {
    ...createApi(transport, undefined, known),
    storeInfo: () => call('storeInfo'),
    /** Capability `related`. 404 refused when there is no such product. */
    related: (id: string) => call('related', { id }),
    /** Capability `suggestions`. */
    suggestions: (q: string) => call('suggestions', { query: { q } }),
  };
}
