import { AmountDue } from './AmountDue.tsx';
import { chosenWay, type Way } from './fields/chosen-way.ts';
import { FieldInput } from './fields/FieldInput.tsx';
import type { Field, Values } from './fields/field.ts';
import { fieldErrors } from './fields/field-rules.ts';
import { missingFields, visibleFields } from './fields/visible-fields.ts';
import { SeldomPart } from './seldom/SeldomPart.tsx';
import * as text from './text.ts';
import { useOrder } from './use-order.ts';
import type { DateStyle } from '#lib/dates.ts';
import { formatMoney, type Money } from '#lib/money.ts';
import { moneyOf, type PayableOrder } from '#orders/payable-order.ts';
import { ConnectionNote } from '#ui/ConnectionNote.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { toast } from '#ui/toasts.ts';
import type { FormSchema } from '#ui/forms/form-schema.ts';
import { useForm } from '#ui/forms/use-form.ts';

interface PaymentFormProps {
  orderId: string;
  /** Orders have numbers (capability `orderNumbers`): the id is not shown while one may come. */
  isNumbered?: boolean;
  money: Money;
  dates: DateStyle;
  fields: readonly Field[];
  values: Values;
  sending: boolean;
  declined: boolean;
  onChange: (name: string, value: string) => void;
  onPay: (way: Way | undefined) => Promise<void>;
}

export function PaymentForm({
  orderId,
  isNumbered = false,
  money,
  dates,
  fields,
  values,
  sending,
  declined,
  onChange,
  onPay,
}: PaymentFormProps) {
  const visible = visibleFields(fields, values);
  const hint = hintOf(missingFields(visible, values));
  const known = useOrder(orderId);
  const order = known ?? undefined;
  const number = isNumbered && known === undefined ? undefined : (order?.number ?? orderId);
  const way = chosenWay(visible, values);

  const { form, errors } = useForm({
    schema: { safeParse: () => validationResult(fieldErrors(visible, values)) },
    onInvalid: () => toast({ title: text.invalid, text: text.invalidLong, kind: 'error' }),
    send: () => onPay(chosenWay(visible, values)),
  });

  if (order?.paymentReference !== undefined)
    return <SeldomPart order={order} named={text.orderNumberOf(order.number)} dates={dates} />;
  return (
    <form {...form} className="grid gap-7">
      {declined && (
        <p role="status" className="note note-wait">
          {text.declined}
        </p>
      )}
      <AmountDue number={number} order={order} way={way} money={money} dates={dates} />
      <ErrorSummary errors={errors} labels={Object.fromEntries(visible.map(({ name, label }) => [name, label]))} />
      {visible.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          value={values.get(field.name) ?? ''}
          // A server may name a field `__proto__`.
          error={Object.hasOwn(errors, field.name) ? errors[field.name] : undefined}
          onValue={(value) => onChange(field.name, value)}
        />
      ))}
      {way?.transfer !== undefined && <SeldomPart transfer={way.transfer} />}
      <div className="grid gap-3 border-t border-line pt-6">
        <button
          type="submit"
          className="btn w-full"
          disabled={Boolean(hint) || sending}
          aria-describedby={hint && 'pay-hint'}
        >
          {sending ? text.processing : buttonText(way, order, money)}
        </button>
        <ConnectionNote busy={sending} />
        {hint && (
          <p id="pay-hint" className="text-sm text-soft">
            {hint}
          </p>
        )}
      </div>
    </form>
  );
}

function buttonText(way: Way | undefined, order: PayableOrder | undefined, money: Money): string {
  if (way?.onDelivery) return placeText(way, order, money);
  return way?.transfer === undefined ? text.payNow : text.payByTransfer;
}

/** What the button of payment on delivery promises: with the amount, where the store says it. */
function placeText({ totals }: Way, order: PayableOrder | undefined, money: Money): string {
  const total = totals?.total ?? order?.total;
  if (total === undefined) return text.placeOrder;
  return text.placeToPay(formatMoney(total, order ? moneyOf(order, money) : money));
}

/** Why the form cannot be sent yet. The way to pay is a choice in view that waits for no other field. */
function hintOf([missing, ...others]: readonly Field[]): string | undefined {
  if (!missing) return undefined;
  const isWay = missing.type === 'select' && missing.inline && missing.showWhenFilled.length === 0;
  return isWay && others.length === 0 ? text.chooseWay : text.fillRequired;
}

/** The answer of a schema, of fields that the server defines. */
function validationResult(wrong: ReadonlyMap<string, string>): ReturnType<FormSchema<undefined>['safeParse']> {
  if (wrong.size === 0) return { success: true, data: undefined };
  return { success: false, error: { issues: [...wrong].map(([name, message]) => ({ path: [name], message })) } };
}
