import { requiredFields } from '../forms.ts';
import type { AddressForm } from '../address-form.ts';
import * as text from '../text.ts';
import type { FormValues } from '#ui/forms/form-values.ts';
import { dismissCause, toast } from '#ui/toasts.ts';

const CAUSE = 'fields';

/** Says that fields are empty, where some are (docs/behaviour.md 5.checkout.fields). */
export function askToFill(form: AddressForm, values: FormValues): void {
  if (lacksFields(form, values)) toast({ title: text.fillAll, text: text.fillAllLong, kind: 'error', cause: CAUSE });
}

/** What was said goes once it does not hold any more. */
export function noteFilled(form: AddressForm, values: FormValues): void {
  if (!lacksFields(form, values)) dismissCause(CAUSE);
}

function lacksFields(form: AddressForm, values: FormValues): boolean {
  return requiredFields(form).some((name) => !values[name]?.trim());
}
