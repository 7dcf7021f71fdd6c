import type { Money } from '#lib/money.ts';
import { fetchWhole } from '#lib/net/fetch-whole.ts';
import { readSuggestions, type Suggested } from './suggestions.ts';

/** Between the last key and the question. */
const PAUSE_MS = 150;
/** The limit of a suggestion's wait: later it is of no use to who is typing. */
const PATIENCE_MS = 5_000;
/** Of a question that got no answer. */
export const UNANSWERED: Suggested = { list: [], corrected: undefined };

/**
 * Asks for what is being typed: once the keys rest, the question before is dropped, no question twice. Undefined for
 * an answer nobody waits for any more; UNANSWERED where nothing answers, since the search itself goes on without.
 */
export function suggester(address: string, money: Money): (search: string) => Promise<Suggested | undefined> {
  const known = new Map<string, Suggested>();
  let current = new AbortController();
  return async (search) => {
    current.abort();
    const controller = (current = new AbortController());
    const isDropped = () => controller !== current;
    const found = known.get(search);
    if (found) return found;
    await new Promise((rested) => setTimeout(rested, PAUSE_MS));
    if (isDropped()) return undefined;
    try {
      const question = `${address}?${new URLSearchParams({ q: search })}`;
      const answer = await fetchWhole(question, { headers: { accept: 'application/json' } }, PATIENCE_MS, controller);
      if (!answer.ok) return isDropped() ? undefined : UNANSWERED;
      const suggested = readSuggestions(await answer.json(), search, money);
      known.set(search, suggested);
      return isDropped() ? undefined : suggested;
    } catch {
      return isDropped() ? undefined : UNANSWERED;
    }
  };
}
