import { shownTotal, valuesOf } from './pay-linked.ts';
import { FieldInput } from '../fields/FieldInput.tsx';
import type { Field } from '../fields/field.ts';
import * as text from '../text.ts';
import { toTotals } from '#cart/totals/totals.ts';
import { HiddenFields } from '#orders/linked/HiddenFields.tsx';
import type { PayableOrder } from '#orders/payable-order.ts';
import type { FieldErrors } from '#ui/forms/field-errors.ts';
import type { FormValues } from '#ui/forms/form-values.ts';

interface PayFormProps {
  fields: readonly Field[];
  order: PayableOrder;
  formKey: string;
  typed?: FormValues | undefined;
  errors?: FieldErrors | undefined;
}

/** The ways to pay, and all that any of them asks for: nothing unfolds without a script. */
export function PayForm({ fields, order, formKey, typed, errors = {} }: PayFormProps) {
  const values = valuesOf(fields, typed);
  return (
    <form method="post" className="grid gap-6">
      <HiddenFields act="pay" formKey={formKey} />
      {totalsOf(fields, order).map(([method, total]) => (
        <input key={method} type="hidden" name={shownTotal(method)} value={total} />
      ))}
      {fields.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          value={values.get(field.name) ?? ''}
          error={Object.hasOwn(errors, field.name) ? errors[field.name] : undefined}
          onValue={ignore}
        />
      ))}
      <button type="submit" className="btn sm:justify-self-start">
        {text.payNow}
      </button>
    </form>
  );
}

/** No script runs: the browser keeps what is typed. */
const ignore = (): void => undefined;

/** What the order comes to, and by each way that changes that. */
function totalsOf(fields: readonly Field[], order: PayableOrder): [method: string, total: number][] {
  const ways = fields
    .flatMap(({ name, options }) => (name === 'method' ? options : []))
    .flatMap(({ value, totals }): [string, number][] => {
      const total = totals && toTotals(totals, order.items).total;
      return total === undefined ? [] : [[value, total]];
    });
  return [['', order.total], ...ways];
}
