import { useEffect, useRef, useState } from 'react';
import type { ChangeableOrderProps } from './changeable-order-props.ts';
import type { ChangeDialog } from './ChangeDialog.tsx';
import { fieldsOf } from './change-form.ts';
import { labelOf } from './labels.ts';
import { lastDayOf } from './last-day.ts';
import { offersOf, type Offer } from './offer.ts';
import * as text from './text.ts';
import type { ChangesOfOrder } from '#contract/orders/order-changes.ts';
import type { FormValues } from '#ui/forms/form-values.ts';
import { toast } from '#ui/toasts.ts';
import { useOpening } from '#ui/dialog/use-opening.ts';

/** What a buyer can do to an order now. The form of it comes when it is opened, and keeps what was typed there. */
export function ChangeButtons({ read, ...props }: ChangeableOrderProps & { read: ChangesOfOrder }) {
  const { order, dates } = props;
  const place = useRef<HTMLDivElement>(null);
  const [Dialog, setDialog] = useState<typeof ChangeDialog>();
  /** As it was when its dialog was opened. */
  const opening = useOpening<Offer>();
  const open = opening.what;
  const [loading, setLoading] = useState<Offer['act']>();
  const [typed, setTyped] = useState<Partial<Record<Offer['act'], FormValues>>>({});
  const offers = offersOf(order, read);
  const back = offers.find(({ until }) => until);
  const day = lastDayOf(back?.until, dates);

  async function show(offer: Offer) {
    if (loading) return;
    setLoading(offer.act);
    try {
      const loaded = await import('./ChangeDialog.tsx');
      setDialog(() => loaded.ChangeDialog);
      opening.open(offer);
    } catch {
      toast({ title: text.error, text: text.notLoaded, kind: 'error' });
    }
    setLoading(undefined);
  }

  useEffect(() => {
    if (!open) return;
    const buttons = place.current;
    // The browser gives the focus back to the button that was pressed, unless that is gone.
    return () => {
      if (document.activeElement !== document.body) return;
      const card = buttons?.closest('article');
      card?.setAttribute('tabindex', '-1');
      card?.focus();
    };
  }, [open]);

  function close(isDone: boolean) {
    if (open && isDone) setTyped({ ...typed, [open.act]: undefined });
    opening.close();
  }

  return (
    <div ref={place} className="grid gap-2 empty:hidden">
      {offers.map((offer) => {
        const label = labelOf(offer);
        return (
          <button
            key={offer.act}
            type="button"
            className="btn btn-plain px-3"
            aria-label={text.ofOrder(label, order.number)}
            aria-haspopup="dialog"
            aria-busy={loading === offer.act || undefined}
            onClick={() => void show(offer)}
          >
            {label}
          </button>
        );
      })}
      {day && (
        <p className="text-sm text-soft">
          {back?.act === 'withdrawal' ? text.withdrawUntil(day) : text.returnUntil(day)}
        </p>
      )}
      {Dialog && open && (
        <Dialog
          key={opening.key}
          {...props}
          offer={open}
          now={offers.find(({ act }) => act === open.act)}
          values={typed[open.act] ?? startOf(open)}
          onValues={(values) => setTyped({ ...typed, [open.act]: values })}
          onClose={close}
        />
      )}
    </div>
  );
}

/** A line that is the only one is chosen already. */
function startOf({ lines: [first, ...others] }: Offer): FormValues {
  return first && others.length === 0 ? { [fieldsOf(first.line).pick]: 'yes' } : {};
}
