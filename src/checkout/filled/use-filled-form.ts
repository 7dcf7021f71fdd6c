import { type RefObject, useEffect, useRef } from 'react';
import { dropDraft, fillFromDraft } from './draft.ts';
import type * as lastAddress from './last-address.ts';
import type { FormValues } from '#ui/forms/form-values.ts';

/**
 * Fills the shipping form with what was typed in this tab, else, where the store remembers addresses, with that of the
 * last order. To be told when an order stands.
 */
export function useFilledForm(form: RefObject<HTMLFormElement | null>, remembers: boolean | undefined) {
  const last = useRef<typeof lastAddress>(undefined);

  useEffect(() => {
    if (form.current) fillFromDraft(form.current);
    if (!remembers) return;
    // Few stores do: without its code the form is as empty as in any other.
    import('./last-address.ts').then(
      (loaded) => {
        last.current = loaded;
        if (form.current) loaded.fillFromLast(form.current);
      },
      () => undefined,
    );
  }, [form, remembers]);

  return function settle(values: FormValues): void {
    dropDraft();
    last.current?.keepAddress(values);
  };
}
