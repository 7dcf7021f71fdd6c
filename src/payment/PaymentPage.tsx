import { lazy, Suspense, useEffect } from 'react';
import { PaymentError } from './PaymentError.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { usePayment } from './use-payment.ts';
import * as text from './text.ts';
import type { DateStyle } from '#lib/dates.ts';
import type { Money } from '#lib/money.ts';

const PaymentWait = lazy(() => import('./PaymentWait.tsx').then((module) => ({ default: module.PaymentWait })));

interface PaymentPageProps {
  /** From the address; without one the order remembered from the checkout. */
  orderId: string;
  money: Money;
  dates: DateStyle;
  /** App schemes a payment may open (PAYMENT_SCHEMES). */
  schemes: readonly string[];
  /** The gateway sent the shopper back without a payment. */
  declined: boolean;
  /** Phone numbers are written as in India (docs/behaviour.md 5.phone). */
  masksPhones?: boolean;
  /** The form may be of this order (capability `orderPayments`). */
  byOrder?: boolean;
  /** What the bank calls a payment can be said (capability `paymentReference`). */
  takesReference?: boolean;
  /** Orders have numbers (capability `orderNumbers`). */
  isNumbered?: boolean;
}

/** The payment page (docs/behaviour.md 2.payment): one view for each step of the flow. */
export default function PaymentPage({
  orderId: givenId,
  money,
  dates,
  schemes,
  declined,
  masksPhones = true,
  byOrder = false,
  takesReference = false,
  isNumbered = false,
}: PaymentPageProps) {
  const { orderId, fields, values, step, change, pay, load, backToForm } = usePayment(givenId, {
    schemes,
    masksPhones,
    byOrder,
  });

  useEffect(() => {
    addEventListener('pageswap', justGo);
    return () => removeEventListener('pageswap', justGo);
  }, []);

  if (step.at === 'loading') return <Loading />;
  if (step.at === 'failed') return <PaymentError {...step} onAgain={step.again === 'loading' ? load : backToForm} />;
  if (step.at === 'leaving') return <Leaving {...step} />;
  if (step.at === 'waiting')
    return (
      <Suspense>
        <PaymentWait on={step.on} orderId={orderId} money={money} takesReference={takesReference} onBack={backToForm} />
      </Suspense>
    );
  return (
    <PaymentForm
      orderId={orderId}
      isNumbered={isNumbered}
      money={money}
      dates={dates}
      fields={fields}
      values={values}
      sending={step.at === 'sending'}
      declined={declined}
      onChange={change}
      onPay={pay}
    />
  );
}

/** To a bank's page, without a transition. */
function justGo({ viewTransition }: PageSwapEvent): void {
  viewTransition?.skipTransition();
}

/** In the shape of the form: an amount, some ways to pay, two fields, the button. */
function Loading() {
  return (
    <div className="needs-script" aria-busy="true">
      <p className="sr-only">{text.loading}</p>
      <div className="grid gap-7">
        <div className="skeleton h-20" />
        <div className="grid gap-2">
          <div className="skeleton h-14" />
          <div className="skeleton h-14" />
          <div className="skeleton h-14" />
        </div>
        <div className="skeleton h-11" />
      </div>
    </div>
  );
}

function Leaving({ href, later = false }: { href: string | undefined; later?: boolean | undefined }) {
  return (
    <div role="status" className="grid gap-3 border-y border-line py-8">
      <p className="text-xl">{later ? text.placing : text.leaving}</p>
      {href && (
        <p>
          {text.ifNothing}{' '}
          <a href={href} className="link">
            {later ? text.toYourOrder : text.continuePayment}
          </a>
          .
        </p>
      )}
    </div>
  );
}
