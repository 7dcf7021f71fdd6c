import type { FieldErrors } from './field-errors.ts';

/** A field that was typed in, or left. */
export interface Touch {
  name: string;
  left: boolean;
}

interface Recheck extends Touch {
  /** The errors that stand at the fields. */
  shown: FieldErrors;
  /** Those of what the form holds now. */
  found: FieldErrors;
  /** The fields that were wrong when the form was sent last: no others are looked at before it is sent again. */
  marked: ReadonlySet<string>;
  /** What is shown is the server's word, which only a change of that field can mend. */
  fromServer: boolean;
}

/**
 * The errors to show after a touch (docs/behaviour.md 12.forms): typing takes away what no longer holds, and the field
 * that is left gets what is still wrong with it.
 */
export function recheck({ name, left, shown, found, marked, fromServer }: Recheck): FieldErrors {
  const holds = ([field, words]: [string, string]) => found[field] === words || (fromServer && field !== name);
  const kept = left ? shown : Object.fromEntries(Object.entries(shown).filter(holds));
  const wrong = found[name];
  return left && wrong !== undefined && marked.has(name) ? { ...kept, [name]: wrong } : kept;
}
