import * as text from './text.ts';
import { fieldsOf } from '../changes/change-form.ts';
import { Reason, Sizes } from '../changes/ChooseLine.tsx';
import type { Offer, OfferedLine } from '../changes/offer.ts';
import { choiceOf } from '../OrderItems.tsx';
import type { OrderItem } from '../payable-order.ts';
import type { FieldErrors } from '#ui/forms/field-errors.ts';
import type { FormValues } from '#ui/forms/form-values.ts';
import { Labelled } from '#ui/forms/Labelled.tsx';

interface LineFieldsProps {
  offered: OfferedLine;
  offer: Offer;
  item: OrderItem | undefined;
  typed: FormValues;
  errors: FieldErrors;
}

/** A line of an order: how many pieces of it are meant, at first none, and what is asked of them. */
export function LineFields({ offered, offer, item, typed, errors }: LineFieldsProps) {
  const { pick, quantity } = fieldsOf(offered.line);
  if (!item) return null;
  const choice = choiceOf(item);
  const isOnly = offer.lines.length === 1;
  return (
    <fieldset className="grid gap-4 rounded-sm border border-edge bg-surface p-4" aria-label={nameOf(item)}>
      <p>
        {item.name}
        {choice && <span className="block text-sm text-soft">{choice}</span>}
      </p>
      <Labelled label={text.howMany} error={errors[pick]}>
        {(tie) => (
          <select {...tie} name={quantity} defaultValue={typed[quantity] ?? (isOnly ? 1 : 0)} className="field-input">
            <option value={0}>{text.none}</option>
            {Array.from({ length: offered.quantity }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Sizes offered={offered} left={offered} offer={offer} typed={typed} errors={errors} />
      <Reason offered={offered} offer={offer} typed={typed} errors={errors} />
    </fieldset>
  );
}

function nameOf(item: OrderItem): string {
  return [item.name, choiceOf(item)].filter(Boolean).join(', ');
}
