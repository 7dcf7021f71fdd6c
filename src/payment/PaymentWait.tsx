import { useEffect, useState } from 'react';
import { QrCode } from './QrCode.tsx';
import { ReferenceForm } from './ReferenceForm.tsx';
import * as text from './text.ts';
import { UpiDetails } from './UpiDetails.tsx';
import type { Waiting } from './use-payment.ts';
import { QR_SIZE } from '#config.ts';
import type { Money } from '#lib/money.ts';
import { withQuery } from '#lib/urls.ts';
import { mayBePaid, toPayableOrder } from '#orders/payable-order.ts';
import { watchOrder } from '#orders/watch-order.ts';
import { api } from '#session/api.ts';
import { Glyph } from '#ui/Glyph.tsx';
import { CANCELLED } from '#contract/order-status.ts';

const EVERY_MS = 3_000;
const FOR_MS = 10 * 60_000;
const focus = (element: HTMLElement | null) => element?.focus();

interface PaymentWaitProps {
  on: Waiting;
  orderId: string;
  money: Money;
  /** What the bank calls the payment can be said. */
  takesReference: boolean;
  onBack: () => void;
}

/** The payment happens in another app: shows the code or the way there, and waits for the store's word. */
export function PaymentWait({ on, orderId, money, takesReference, onBack }: PaymentWaitProps) {
  const [tired, setTired] = useState(false);
  const done = withQuery('/order-success', { orderId });
  const app = on.do === 'open-app' ? on.href : on.do === 'show-qr' ? on.app : undefined;

  useEffect(
    () =>
      watchOrder(api, {
        orderId,
        everyMs: EVERY_MS,
        forMs: FOR_MS,
        read: toPayableOrder,
        onOrder: (order) => {
          if (!mayBePaid(order))
            location.assign(order.status === CANCELLED ? '/orders' : withQuery('/order-success', { orderId }));
        },
        onTired: () => setTired(true),
      }),
    [orderId],
  );

  return (
    <section
      ref={focus}
      tabIndex={-1}
      aria-label={text.payment}
      className="grid justify-items-center gap-5 border-y border-line py-8 text-center outline-none"
    >
      {on.do === 'open-app' ? (
        <Glyph name="clock" size={40} className="text-soft" />
      ) : (
        <div className="qr-ground">{drawn(on)}</div>
      )}
      <p className="text-xl">{on.do === 'open-app' ? text.finishInApp : text.scan}</p>
      {takesReference && on.do === 'show-qr' && <UpiDetails link={on.qr} money={money} />}
      {app && (
        <a href={app} className={on.do === 'open-app' ? 'btn' : 'link py-2'}>
          {on.do === 'open-app' ? text.openApp : text.openAnApp}
        </a>
      )}
      <p role="status" className="text-soft">
        {tired ? text.notHeard : text.waiting}
      </p>
      {takesReference && <ReferenceForm orderId={orderId} />}
      <div className="grid w-full gap-3 sm:flex sm:w-auto sm:flex-wrap sm:justify-center">
        <a href={done} className="btn btn-plain">
          {text.havePaid}
        </a>
        <a href="/orders" className="btn btn-plain">
          {text.viewOrders}
        </a>
        <button type="button" className="btn btn-plain" onClick={onBack}>
          {text.payAnotherWay}
        </button>
      </div>
    </section>
  );
}

function drawn(on: Exclude<Waiting, { do: 'open-app' }>) {
  if (on.do === 'show-qr') return <QrCode text={on.qr} />;
  return <img src={on.src} width={QR_SIZE} height={QR_SIZE} alt={text.qrCode} />;
}
