import { FORM } from './form-names.ts';
import { HiddenFields } from './HiddenFields.tsx';
import { type ChosenLine, fieldsOf } from '../changes/change-form.ts';
import { PieceList } from '../changes/PieceList.tsx';
import * as text from '../changes/text.ts';
import type { Act } from '../changes/offer.ts';
import type { Order } from '../order.ts';

interface ConfirmWithdrawalProps {
  act: Act;
  order: Order;
  lines: readonly ChosenLine[];
  formKey: string;
  /** Of the page without what was chosen. */
  back: string;
}

/** What the shopper withdraws from, once more: it counts when this is sent. */
export function ConfirmWithdrawal({ act, order, lines, formKey, back }: ConfirmWithdrawalProps) {
  return (
    <form method="post" className="grid gap-4 border-y border-line py-6">
      <HiddenFields act={act} formKey={formKey} />
      <input type="hidden" name={FORM.confirmed} value="yes" />
      <p>{text.withdrawFrom(order.number)}</p>
      <PieceList pieces={lines} items={order.items} />
      {lines.map(({ line, quantity, reason = '', note = '' }) => (
        <div key={line} hidden>
          <input type="hidden" name={fieldsOf(line).quantity} value={quantity} />
          <input type="hidden" name={fieldsOf(line).reason} value={reason} />
          <input type="hidden" name={fieldsOf(line).note} value={note} />
        </div>
      ))}
      <p className="text-sm text-soft">{text.receiptComes}</p>
      <div className="grid gap-3 sm:flex">
        <button type="submit" className="btn">
          {text.confirmWithdrawal}
        </button>
        <a href={back} className="btn btn-plain">
          {text.back}
        </a>
      </div>
    </form>
  );
}
