import { useState, type SyntheticEvent } from 'react';
import type { Order } from '../order.ts';
import { moneyOf } from '../payable-order.ts';
import { fieldsOf } from './change-form.ts';
import { ChooseLine } from './ChooseLine.tsx';
import type { Offer } from './offer.ts';
import { OfferFacts } from './OfferFacts.tsx';
import { PieceList } from './PieceList.tsx';
import * as text from './text.ts';
import type { DateStyle } from '#lib/dates.ts';
import type { Money } from '#lib/money.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import type { FieldErrors } from '#ui/forms/field-errors.ts';
import { formValues, type FormValues } from '#ui/forms/form-values.ts';

interface ChooseLinesProps {
  order: Order;
  money: Money;
  dates: DateStyle;
  offer: Offer;
  now: Offer | undefined;
  values: FormValues;
  onValues: (values: FormValues) => void;
  errors: FieldErrors;
}

/** What is to be known of an offer, and its lines; what is possible no more stays there, as it was typed. */
export function ChooseLines({ order, money, dates, offer, now, values, onValues, errors }: ChooseLinesProps) {
  const [typed] = useState(values);
  const left = (line: number) => now?.lines.find((one) => one.line === line);
  const gone = offer.lines.filter(({ line }) => !left(line));

  /** A form does not tell what stands in fields that are disabled. */
  function keep({ currentTarget }: SyntheticEvent<HTMLElement>) {
    const form = currentTarget.closest('form');
    if (!form) return;
    const names: string[] = gone.flatMap(({ line }) => Object.values(fieldsOf(line)));
    const kept = Object.entries(values).filter(([name]) => names.includes(name));
    onValues({ ...Object.fromEntries(kept), ...formValues(form) });
  }

  return (
    <>
      <OfferFacts offer={offer} dates={dates} money={moneyOf(order, money)} />
      {offer.whole ? (
        <PieceList pieces={offer.lines} items={order.items} />
      ) : (
        <>
          <ErrorSummary errors={errors} labels={labelsOf(offer, order)} />
          <ul className="grid gap-3" onInput={keep}>
            {offer.lines.map((one) => (
              <li key={one.line}>
                <ChooseLine
                  offered={one}
                  left={left(one.line)}
                  offer={offer}
                  item={order.items[one.line]}
                  typed={typed}
                  isPicked={values[fieldsOf(one.line).pick] !== undefined}
                  errors={errors}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** The names of the fields in the summary of what is wrong. */
function labelsOf({ lines }: Offer, { items }: Order): Record<string, string> {
  return Object.fromEntries(
    lines.flatMap(({ line }) => {
      const { pick, reason, size } = fieldsOf(line);
      const name = items[line]?.name ?? '';
      return [
        [pick, name],
        [reason, text.lineField(text.reason, name)],
        [size, text.lineField(text.sizeInstead, name)],
      ];
    }),
  );
}
