import { useState, type MouseEvent } from 'react';
import { askForChange } from './ask-for-change.ts';
import type { ChangeableOrderProps } from './changeable-order-props.ts';
import { ChangeDone } from './ChangeDone.tsx';
import type { Done } from './done-words.ts';
import { changeForm, type ChosenLine } from './change-form.ts';
import { ChooseLines } from './ChooseLines.tsx';
import { focus } from './focus.ts';
import { keepLabelOf, labelOf, submitLabelOf } from './labels.ts';
import { isCancelled, isUnpaid, type Offer } from './offer.ts';
import { PieceList } from './PieceList.tsx';
import * as text from './text.ts';
import { api } from '#session/api.ts';
import { ConnectionNote } from '#ui/ConnectionNote.tsx';
import type { FormValues } from '#ui/forms/form-values.ts';
import { useForm } from '#ui/forms/use-form.ts';
import { Modal } from '#ui/dialog/Modal.tsx';
import { toast } from '#ui/toasts.ts';

interface ChangeDialogProps extends ChangeableOrderProps {
  /** As it was when this was opened. */
  offer: Offer;
  /** As it is now; undefined where nothing of it is left. */
  now: Offer | undefined;
  /** What was typed before. */
  values: FormValues;
  onValues: (values: FormValues) => void;
  onClose: (isDone: boolean) => void;
}

/** Which pieces of an order are cancelled, go back or are exchanged; a withdrawal is confirmed in a second step. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { order, placeLine, offer, now, onOrder, onClose } = props;
  const { act, withdraws = false } = offer;
  const label = labelOf(offer);
  const [confirming, setConfirming] = useState<readonly ChosenLine[]>();
  const [refusal, setRefusal] = useState<string>();
  const [done, setDone] = useState<Done>();
  const { form, errors, sending } = useForm({
    schema: changeForm(now ?? { ...offer, lines: [] }),
    send,
    onInvalid: () => setRefusal(undefined),
  });

  async function send(lines: ChosenLine[]) {
    setRefusal(undefined);
    if (withdraws && !confirming) {
      setConfirming(lines);
      return;
    }
    const answered = await askForChange(api, { order, act, lines, placeLine });
    if ('made' in answered) {
      setDone({
        ...{ act, withdraws, made: answered.made, lines },
        ...{ isPaid: !isUnpaid(order), isWhole: isCancelled(answered.order) },
      });
    } else {
      setConfirming(undefined);
      setRefusal(answered.refusal);
      toast({ title: text.error, text: answered.refusal, kind: 'error' });
    }
    if (answered.order) onOrder(answered.order);
  }

  function goBack() {
    setConfirming(undefined);
    requestAnimationFrame(() => form.ref.current?.querySelector<HTMLElement>('[type=checkbox]:checked')?.focus());
  }

  return (
    <Modal title={label} onClose={() => onClose(done !== undefined)}>
      {done ? (
        <ChangeDone {...props} {...done} onClose={closeDialog} />
      ) : (
        <form {...form} method="post" className="modal-form grid gap-5">
          <div hidden={confirming !== undefined} className="grid gap-5">
            <ChooseLines {...props} errors={errors} />
          </div>
          {confirming && (
            <div ref={focus} tabIndex={-1} className="grid gap-3">
              <p>{text.withdrawFrom(order.number)}</p>
              <PieceList pieces={confirming} items={order.items} />
              <p className="text-sm text-soft">{text.receiptComes}</p>
            </div>
          )}
          {refusal && (
            <p ref={focus} role="alert" aria-live="off" tabIndex={-1} className="note note-bad">
              {refusal}
            </p>
          )}
          <ConnectionNote busy={sending} />
          <div className="grid gap-3 sm:grid-cols-2">
            <button type="button" className="btn btn-plain" onClick={confirming ? goBack : closeDialog}>
              {confirming ? text.back : now ? keepLabelOf(offer) : text.backToOrder}
            </button>
            {now && (
              <button type="submit" className="btn max-sm:-order-1" aria-disabled={sending}>
                {sending ? text.sending : confirming ? text.confirmWithdrawal : submitLabelOf(offer)}
              </button>
            )}
          </div>
        </form>
      )}
    </Modal>
  );
}

/** As Escape does: the focus goes back to where it was. */
function closeDialog({ currentTarget }: MouseEvent): void {
  currentTarget.closest('dialog')?.close();
}
