import { useRef, useState, type SubmitEvent } from 'react';
import { AmountDue } from './AmountDue.tsx';
import { FieldInput } from './fields/FieldInput.tsx';
import type { Field, Values } from './fields/field.ts';
import { fieldErrors } from './fields/field-rules.ts';
import { isIncomplete, visibleFields } from './fields/visible-fields.ts';
import * as text from './text.ts';
import type { Money } from '#lib/money.ts';
import { ErrorSummary } from '#ui/ErrorSummary.tsx';
import { focusFirstError } from '#ui/focus-first-error.ts';
import { toast } from '#ui/toasts.ts';

interface PaymentFormProps {
  orderId: string;
  money: Money;
  fields: readonly Field[];
  values: Values;
  sending: boolean;
  declined: boolean;
  onChange: (name: string, value: string) => void;
  onPay: () => void;
}

export function PaymentForm({ orderId, money, fields, values, sending, declined, onChange, onPay }: PaymentFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const visible = visibleFields(fields, values);
  const incomplete = isIncomplete(visible, values);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = fieldErrors(visible, values);
    setErrors(found);
    if (found.size === 0) {
      onPay();
      return;
    }
    toast({ title: text.invalid, text: text.invalidLong, kind: 'error' });
    focusFirstError(form.current);
  }

  function change(name: string, value: string) {
    setErrors((now) => new Map([...now].filter(([wrong]) => wrong !== name)));
    onChange(name, value);
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-7">
      {declined && (
        <p role="status" className="note note-wait">
          {text.declined}
        </p>
      )}
      <AmountDue orderId={orderId} money={money} />
      <ErrorSummary
        errors={Object.fromEntries(errors)}
        labels={Object.fromEntries(visible.map(({ name, label }) => [name, label]))}
      />
      {visible.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          value={values.get(field.name) ?? ''}
          error={errors.get(field.name)}
          onValue={(value) => change(field.name, value)}
        />
      ))}
      <div className="grid gap-3 border-t border-line pt-6">
        <button
          type="submit"
          className="btn w-full"
          disabled={incomplete || sending}
          aria-describedby={incomplete ? 'pay-hint' : undefined}
        >
          {sending ? text.processing : text.payNow}
        </button>
        {incomplete && (
          <p id="pay-hint" className="text-sm text-soft">
            {text.fillRequired}
          </p>
        )}
      </div>
    </form>
  );
}
