import type { ReactNode } from 'react';
import { HiddenFields } from './HiddenFields.tsx';
import { LineFields } from './LineFields.tsx';
import { fieldsOf } from '../changes/change-form.ts';
import { OfferFacts } from '../changes/OfferFacts.tsx';
import { labelOf, submitLabelOf } from '../changes/labels.ts';
import type { Offer } from '../changes/offer.ts';
import { PieceList } from '../changes/PieceList.tsx';
import type { Order } from '../order.ts';
import { moneyOf } from '../payable-order.ts';
import type { DateStyle } from '#lib/dates.ts';
import type { Money } from '#lib/money.ts';
import { Glyph } from '#ui/Glyph.tsx';
import type { FieldErrors } from '#ui/forms/field-errors.ts';
import type { FormValues } from '#ui/forms/form-values.ts';

interface OfferFormProps {
  offer: Offer;
  order: Order;
  money: Money;
  dates: DateStyle;
  formKey: string;
  /** What was typed and what is wrong with it, where this form was sent and not done. */
  typed?: FormValues | undefined;
  errors?: FieldErrors | undefined;
}

/** What can be cancelled or sent back of an order, as a form that folds out and needs no script. */
export function OfferForm({ offer, order, money, dates, formKey, typed, errors = {} }: OfferFormProps) {
  const { act, lines, whole } = offer;
  return (
    <Fold label={labelOf(offer)} isOpen={typed !== undefined}>
      <form method="post" className="grid gap-5 pb-6">
        <HiddenFields act={act} formKey={formKey} />
        <OfferFacts offer={offer} dates={dates} money={moneyOf(order, money)} />
        {whole ? (
          <>
            <PieceList pieces={lines} items={order.items} />
            {lines.map(({ line, quantity }) => (
              <input key={line} type="hidden" name={fieldsOf(line).quantity} value={quantity} />
            ))}
          </>
        ) : (
          <ul className="grid gap-3">
            {lines.map((line) => (
              <li key={line.line}>
                <LineFields
                  offered={line}
                  offer={offer}
                  item={order.items[line.line]}
                  typed={typed ?? {}}
                  errors={errors}
                />
              </li>
            ))}
          </ul>
        )}
        <button type="submit" className="btn sm:justify-self-start">
          {submitLabelOf(offer)}
        </button>
      </form>
    </Fold>
  );
}

function Fold({ label, isOpen, children }: { label: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details className="fold border-b border-line" open={isOpen}>
      <summary className="font-medium">
        {label}
        <Glyph name="down" size={18} />
      </summary>
      {children}
    </details>
  );
}
