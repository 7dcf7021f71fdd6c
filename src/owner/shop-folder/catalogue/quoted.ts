import type { ChangeDetail } from '../folder-change.ts';

const LONGEST = 60;

/** An old and a new text as a change shows them; a side that is null is left out. */
export function quoted(from: string | null, to: string | null): Pick<ChangeDetail, 'from' | 'to'> {
  return { ...(from === null ? {} : { from: short(from) }), ...(to === null ? {} : { to: short(to) }) };
}

/** A text in quotes, its end cut off where it is long. */
export function short(text: string): string {
  return JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
}
