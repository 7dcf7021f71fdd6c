import type { RefObject } from 'react';
import { fieldErrors, type FieldErrors } from './field-errors.ts';
import { formValues } from './form-values.ts';
import type { FormSchema } from './use-form.ts';

/** What was said of a form when it was sent last. */
export interface Said {
  /** The fields that were wrong: no others are looked at before it is sent again. */
  marked: ReadonlySet<string>;
  /** It was the server's word, which only a change of that field can mend. */
  fromServer: boolean;
}

type Change = (next: (shown: FieldErrors) => FieldErrors) => void;

/**
 * Checks a form's wrong fields again as they are mended (docs/behaviour.md 12.forms). Fetched when something is wrong.
 */
export function recheckMended(
  form: HTMLFormElement,
  said: RefObject<Said>,
  schema: RefObject<FormSchema<unknown>>,
  change: Change,
): void {
  const touched = ({ target }: Event, left: boolean) => {
    const { name } = target as HTMLInputElement;
    // After the render that the same event asks for: the schema of a form may go by its state.
    if (said.current.marked.size > 0) setTimeout(() => change(recheck(name, left)));
  };
  form.addEventListener('input', (event) => touched(event, false));
  form.addEventListener('focusout', (event) => {
    // The button checks all fields, and must not move away from under the pointer that presses it.
    if (!(event.relatedTarget as Element | null)?.matches('[type=submit]')) touched(event, true);
  });

  /** Typing takes away what no longer holds, and the field that is left gets what is still wrong with it. */
  function recheck(name: string, left: boolean): (shown: FieldErrors) => FieldErrors {
    const { marked, fromServer } = said.current;
    const read = schema.current.safeParse(formValues(form));
    const found: FieldErrors = read.success ? {} : fieldErrors(read.error);
    const wrong = found[name];
    const holds = ([field, words]: [string, string]) => found[field] === words || (fromServer && field !== name);
    return (shown) => {
      const kept = left ? shown : Object.fromEntries(Object.entries(shown).filter(holds));
      return left && wrong !== undefined && marked.has(name) ? { ...kept, [name]: wrong } : kept;
    };
  }
}
