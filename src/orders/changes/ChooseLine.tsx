import { useId } from 'react';
import { choiceOf } from '../OrderItems.tsx';
import type { OrderItem } from '../payable-order.ts';
import { fieldsOf } from './change-form.ts';
import type { Offer, OfferedLine } from './offer.ts';
import * as text from './text.ts';
import { RETURN_REASONS } from '#contract/orders/order-changes.ts';
import type { FieldErrors } from '#ui/forms/field-errors.ts';
import type { FormValues } from '#ui/forms/form-values.ts';
import { Labelled } from '#ui/forms/Labelled.tsx';

const MAX_NOTE = 500;

interface ChooseLineProps {
  /** As it was when the form was opened. */
  offered: OfferedLine;
  /** As it is now; undefined where it cannot be chosen any more. */
  left: OfferedLine | undefined;
  offer: Offer;
  item: OrderItem | undefined;
  /** What was typed when the form was opened. */
  typed: FormValues;
  isPicked: boolean;
  errors: FieldErrors;
}

/** A line of an order: whether it is chosen, how many pieces of it, and what is asked of them. */
export function ChooseLine(props: ChooseLineProps) {
  const { offered, left, item, typed, isPicked, errors } = props;
  const id = useId();
  const { pick } = fieldsOf(offered.line);
  if (!item) return null;
  const choice = choiceOf(item);
  const error = errors[pick];
  return (
    <fieldset
      disabled={!left}
      aria-label={[item.name, choice].filter(Boolean).join(', ')}
      className="rounded-sm border border-edge bg-surface has-[input:checked]:border-accent"
    >
      <label className="flex items-start gap-3 p-4">
        <input
          type="checkbox"
          name={pick}
          value="yes"
          defaultChecked={typed[pick] !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          className="mt-0.5 size-5 shrink-0"
        />
        <span className={left ? 'min-w-0' : 'min-w-0 text-soft'}>
          {item.name}
          {choice && <span className="block text-sm text-soft">{choice}</span>}
          {!left && <span className="block text-sm">{text.notPossibleNow}</span>}
        </span>
      </label>
      <p id={`${id}-error`} className="field-error px-4 pb-4">
        {error}
      </p>
      <div hidden={!isPicked} className="grid gap-4 px-4 pb-4 empty:hidden">
        <Pieces {...props} />
        <Sizes {...props} />
        <Reason {...props} />
      </div>
    </fieldset>
  );
}

function Pieces({ offered, left = offered, typed }: ChooseLineProps) {
  const { quantity: name } = fieldsOf(offered.line);
  const most = left.quantity;
  if (offered.quantity === 1) return null;
  return (
    <Labelled label={text.pieces}>
      {(tie) => (
        // Where fewer are left, so many are chosen.
        <select
          {...tie}
          key={most}
          name={name}
          defaultValue={Math.min(Number(typed[name] ?? most), most)}
          className="field-input"
        >
          {Array.from({ length: most }, (_, index) => (
            <option key={index} value={index + 1}>
              {text.piecesOf(index + 1, most)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}

type FieldsProps = Pick<ChooseLineProps, 'offered' | 'offer' | 'typed' | 'errors'>;

export function Sizes({ offered, left = offered, offer, typed, errors }: FieldsProps & Pick<ChooseLineProps, 'left'>) {
  const id = useId();
  const { size: name } = fieldsOf(offered.line);
  const error = errors[name];
  if (offer.act !== 'exchange') return null;
  return (
    <fieldset
      role="radiogroup"
      tabIndex={error ? -1 : undefined}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-error`}
    >
      <legend className="mb-1.5 text-sm font-medium">{text.sizeInstead}</legend>
      <div className="flex flex-wrap gap-2">
        {left.sizes.map((size) => (
          <label key={size} className="choice">
            <input type="radio" name={name} value={size} defaultChecked={typed[name] === size} />
            {size}
          </label>
        ))}
      </div>
      <p id={`${id}-error`} className="field-error mt-1.5">
        {error}
      </p>
    </fieldset>
  );
}

export function Reason({ offered, offer: { reason }, typed, errors }: FieldsProps) {
  const fields = fieldsOf(offered.line);
  if (!reason) return null;
  const isRequired = reason === 'required';
  return (
    <>
      <Labelled
        label={isRequired ? text.reason : text.reasonOptional}
        required={isRequired}
        error={errors[fields.reason]}
      >
        {(tie) => (
          <select {...tie} name={fields.reason} defaultValue={typed[fields.reason] ?? ''} className="field-input">
            <option value="">{isRequired ? text.pleaseChoose : text.noReason}</option>
            {RETURN_REASONS.map((one) => (
              <option key={one} value={one}>
                {text.reasons[one]}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label={text.note} hint={text.noteHint}>
        {(tie) => (
          <textarea
            {...tie}
            name={fields.note}
            rows={2}
            maxLength={MAX_NOTE}
            defaultValue={typed[fields.note] ?? ''}
            className="field-input"
          />
        )}
      </Labelled>
    </>
  );
}
