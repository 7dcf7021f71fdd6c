import { fieldErrors, type FieldErrors } from './field-errors.ts';
import { formValues } from './form-values.ts';
import { dismissKind } from '../toast-list.ts';
import type { FormSchema } from './form-schema.ts';

/** What was said of a form when it was sent last. */
export interface Said {
  schema: FormSchema<unknown>;
  /** The fields that were wrong: no others are looked at before it is sent again. Undefined where none was. */
  wrong?: FieldErrors | undefined;
  /** It was the server's word, which only a change of that field can mend. */
  fromServer: boolean;
}

const watched = new WeakSet<HTMLFormElement>();

/**
 * Checks a form's wrong fields again as they are mended (docs/behaviour.md 12.forms): typing takes away what no longer
 * holds, and the field that is left gets what is still wrong with it; once nothing is, the toasts of errors go. Fetched
 * when something is wrong.
 */
export function recheckMended(
  form: HTMLFormElement,
  said: Said,
  change: (next: (shown: FieldErrors) => FieldErrors) => void,
): void {
  if (watched.has(form)) return;
  watched.add(form);
  form.addEventListener('input', (event) => touched(event, false));
  form.addEventListener('focusout', (event) => {
    // The button checks all fields, and must not move away from under the pointer that presses it.
    if (!(event.relatedTarget as Element | null)?.matches('[type=submit]')) touched(event, true);
  });
  // What was typed before this code had come.
  if (!said.fromServer) look('', false);

  function touched({ target }: Event, left: boolean) {
    look((target as HTMLInputElement).name, left);
  }

  function look(name: string, left: boolean) {
    if (!said.wrong) return;
    // After the render that the same event asked for: the schema of a form may go by its state.
    setTimeout(() => {
      change((shown) => recheck(shown, name, left));
      if (said.schema.safeParse(formValues(form)).success) dismissKind('error');
    });
  }

  function recheck(shown: FieldErrors, name: string, left: boolean): FieldErrors {
    const { schema, wrong = {}, fromServer } = said;
    const read = schema.safeParse(formValues(form));
    const found: FieldErrors = read.success ? {} : fieldErrors(read.error);
    const holds = ([field, words]: [string, string]) => found[field] === words || (fromServer && field !== name);
    if (!left) return Object.fromEntries(Object.entries(shown).filter(holds));
    const words = found[name];
    return words !== undefined && Object.hasOwn(wrong, name) ? { ...shown, [name]: words } : shown;
  }
}
