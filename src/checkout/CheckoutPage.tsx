import { useCallback, useEffect, useRef, useState } from 'react';
import { isOpenAttempt } from './idempotency-key.ts';
import { dropDraft, fillFromDraft, saveDraft } from './filled/draft.ts';
import type { CheckoutProps } from './checkout-props.ts';
import { hasOptionalFields, requiredFields, shippingForm, shippingLabels } from './forms.ts';
import { orderBody } from './order-body.ts';
import { rememberOrder } from './order/order-id.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { placeOrder } from './place-order.ts';
import { PlaceOrder } from './PlaceOrder.tsx';
import { PriceChanges } from './cart-check/PriceChanges.tsx';
import { SeldomPart, whyNot } from './seldom/SeldomPart.tsx';
import { seenTotal } from './order/seen-total.ts';
import { rememberSent, sentOrder } from './order/sent-total.ts';
import { ShippingChoice } from './shipping/ShippingChoice.tsx';
import { ShippingFields } from './ShippingFields.tsx';
import * as text from './text.ts';
import { useRefusal } from './shipping/use-refusal.ts';
import { checkCurrent } from './cart-check/check-now.ts';
import { compareQuote } from './cart-check/compare-quote.ts';
import { dropCode } from '#cart/code/kept-code.ts';
import type { CartLine } from '#cart/line.ts';
import { orderable as orderableOf, totalsOf } from '#cart/quote/cart-quote.ts';
import { useCartQuote } from '#cart/quote/use-cart-quote.ts';
import { removeOrdered } from '#cart/remove-ordered.ts';
import { useCart } from '#cart/use-cart.ts';
import type { ShippingAddress } from '#contract/shipping/shipping-address.ts';
import { withQuery } from '#lib/urls.ts';
import { api, goSignIn } from '#session/api.ts';
import { isSignedIn } from '#session/store.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import type { FieldErrors } from '#ui/forms/field-errors.ts';
import { formValues, type FormValues } from '#ui/forms/form-values.ts';
import { toast, toastOnNextPage } from '#ui/toasts.ts';
import { type Sent, useForm } from '#ui/forms/use-form.ts';
import { usePageRestored } from '#ui/use-page-restored.ts';

const noTotal = () => whyNot(({ withoutTotal }) => withoutTotal());

/** The shipping form beside the order summary (docs/behaviour.md 2.route.checkout). */
export default function CheckoutPage({
  money,
  reads,
  knowsKeys,
  addressForm = 'india',
  states,
  sends,
  ways,
  own,
}: CheckoutProps) {
  const lines = useCart();
  const ask = useCallback((patienceMs?: number) => checkCurrent(reads.quotes, patienceMs), [reads.quotes]);
  const { quote, changes, recheck, apply } = useCartQuote(ask, money.hasParts);
  const { problems, choices } = quote;
  /** Still shown while the browser leaves for the payment: the cart has lost them by then. */
  const [ordered, setOrdered] = useState<readonly CartLine[]>();
  const [schema] = useState(() => shippingForm(addressForm, { isPricedByPlace: reads.shippingMethods }));
  const { shipping, refusal, setRefusal } = useRefusal();
  const shown = ordered ?? lines;
  const totals = totalsOf(shown, quote, money, shipping);
  const seen = useRef<number>(undefined);
  const { total: now = totals.soFar } = totals;
  const summary = { lines: shown, problems, totals, money, offered: quote.sold?.shipping };

  const { form, errors, sending, refuse } = useForm({ schema, send, onInvalid });

  useEffect(() => {
    if (form.ref.current) fillFromDraft(form.ref.current);
  }, [form.ref]);
  useEffect(() => {
    if (now) seen.current = now;
  }, [now]);
  usePageRestored(() => setOrdered(undefined));

  function onInvalid(_: FieldErrors, values: FormValues) {
    saveDraft(values);
    setRefusal(undefined);
    if (requiredFields(addressForm).some((name) => !values[name]?.trim()))
      toast({ title: text.fillAll, text: text.fillAllLong, kind: 'error' });
  }

  async function send(address: ShippingAddress, { values, leaveFor }: Sent) {
    saveDraft(values);
    setRefusal(undefined);
    const orderable = orderableOf(lines, quote);
    // An order whose answer was lost may itself have taken the last piece: it is asked for again as it was.
    const whole = orderBody(lines, address, reads, sentOrder(lines) ?? toSend(lines));
    const again = lines.length > 0 && isOpenAttempt('order', whole);
    if (!again && (lines.length === 0 || orderable.length < lines.length)) {
      const toSettle = await whyNot(({ toSettleFirst }) => toSettleFirst(lines, quote));
      if (toSettle !== undefined) {
        setRefusal(toSettle);
        return;
      }
    }
    if (!isSignedIn()) {
      goSignIn();
      return;
    }
    if (!navigator.onLine) {
      setRefusal(text.offlineLong);
      toast({ title: text.failed, text: text.offline, kind: 'error' });
      return;
    }
    // A backend that quotes finds a changed price itself; another is asked just before.
    if (!again && !reads.quotes && (await recheck())) {
      setRefusal(text.changed);
      return;
    }
    const sentLines = again ? lines : orderable;
    const sent = toSend(sentLines);
    const isUnknown = !again && reads.shippingMethods && sent.total === undefined;
    if (isUnknown) {
      await recheck();
      sent.total = seenTotal(sentLines, money, seen.current);
      if (sent.total === undefined) {
        setRefusal(await noTotal());
        return;
      }
    }
    if (!again) rememberSent(sentLines, sent);
    const placed = await placeOrder(api, again ? whole : orderBody(sentLines, address, reads, sent), knowsKeys);
    if ('orderId' in placed) {
      leave(leaveFor, placed.orderId, sentLines);
      return;
    }
    if ('signIn' in placed) {
      goSignIn();
      return;
    }
    if (placed.quote) {
      apply({ lines: sentLines, quote: compareQuote(sentLines, placed.quote, shipping) });
      setRefusal(placed.quote.refusal ? placed.sentence : isUnknown ? await noTotal() : text.changed);
      return;
    }
    refuse(placed.fields);
    setRefusal(placed.sentence);
    toast({ title: text.failed, text: text.failedLong, kind: 'error' });
  }

  /** The total of lines, as the summary shows it, and the delivery and the code that it counts. */
  function toSend(of: readonly CartLine[]) {
    const { total } = totalsOf(of, { ...quote, problems: new Map() }, money, shipping);
    return { total, shippingMethod: quote.sold?.shipping.shippingMethod, code: quote.sold?.code?.applied };
  }

  /** Also when the order was made by an earlier try with the same lines, whose answer was lost. */
  function leave(leaveFor: Sent['leaveFor'], orderId: string, contained: readonly CartLine[]) {
    setOrdered(lines);
    rememberOrder(orderId);
    removeOrdered(contained);
    dropDraft();
    dropCode();
    toastOnNextPage({ title: text.created, text: text.createdLong });
    leaveFor(withQuery('/payment', { orderId }));
  }

  return (
    <div
      className={
        'grid items-start gap-x-12 gap-y-8 md:grid-cols-[minmax(0,1fr)_19rem] ' +
        'lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-16'
      }
    >
      {shown.length === 0 && <SeldomPart isEmpty />}
      <PriceChanges changes={changes} money={money} unchecked={quote.unanswered} />
      {shipping.code && <SeldomPart code={shipping.code} found={quote.sold?.code} />}
      <OrderSummary {...summary} choices={choices} />
      <form
        {...form}
        method="post"
        onInput={(event) => saveDraft(formValues(event.currentTarget))}
        className="grid gap-6"
      >
        <div>
          <h2 className="text-2xl">{text.shippingInformation}</h2>
          <p className="mt-1 text-sm text-soft">{hasOptionalFields ? text.requiredOrSaid : text.allRequired}</p>
        </div>
        <ErrorSummary errors={errors} labels={shippingLabels(addressForm)} />
        <ShippingFields form={addressForm} states={states} errors={errors} />
        {reads.shippingMethods && (
          <ShippingChoice
            {...summary}
            form={form.ref}
            addressForm={addressForm}
            shipping={shipping}
            sends={sends}
            ways={ways}
          />
        )}
        {own && <SeldomPart {...own} {...summary} form={form.ref} ordered={ordered} />}
        <PlaceOrder refusal={refusal} sending={sending} />
      </form>
    </div>
  );
}
