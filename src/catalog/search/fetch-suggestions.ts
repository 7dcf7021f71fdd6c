import type { Money } from '#lib/money.ts';
import { readSuggestions, type Suggested } from './suggestions.ts';

/** Between the last key and the question. */
const PAUSE_MS = 150;
const NONE: Suggested = { list: [], corrected: undefined };

/**
 * Asks for what is being typed: once the keys rest, the question before is dropped, no question twice. Undefined for
 * an answer nobody waits for any more; none where nothing answers, since the search itself goes on without.
 */
export function suggester(address: string, money: Money): (search: string) => Promise<Suggested | undefined> {
  const known = new Map<string, Suggested>();
  let current = new AbortController();
  return async (search) => {
    current.abort();
    const { signal } = (current = new AbortController());
    const isDropped = () => signal.aborted;
    const found = known.get(search);
    if (found) return found;
    await new Promise((rested) => setTimeout(rested, PAUSE_MS));
    if (isDropped()) return undefined;
    try {
      const answer = await fetch(`${address}?${new URLSearchParams({ q: search })}`, {
        signal,
        headers: { accept: 'application/json' },
      });
      if (!answer.ok) return isDropped() ? undefined : NONE;
      const suggested = readSuggestions(await answer.json(), search, money);
      known.set(search, suggested);
      return isDropped() ? undefined : suggested;
    } catch {
      return isDropped() ? undefined : NONE;
    }
  };
}
