import { paymentFormsIn, type PaymentFormTexts } from '#backends/serving/payment-form-texts.ts';
import type { User } from '../../base/auth/user.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { PaymentOffer } from '../stores/store-settings.ts';
import type { Gateway } from './gateway.ts';
import { payu } from './payu/payu.ts';
import { razorpay } from './razorpay/razorpay.ts';
import { SANDBOX, sandboxBank } from './sandbox/sandbox-bank.ts';
import { stripe } from './stripe/stripe.ts';
import { upi } from './upi.ts';
import type { PaymentField } from '#contract/payment.ts';
import type { GatewaySettings } from '#environment/gateway-settings.ts';

type Option = NonNullable<PaymentField['options']>[number];

/** The order that a payment form is of; without one, the currency of the store. */
export interface OrderForm {
  currency: string;
  /** Its phone number, where the form may begin with it. */
  phone?: string | undefined;
  /** Payment on delivery, where this order may be paid like that. */
  onDelivery?: Option | undefined;
  /** A transfer to the account of the store, where this order may be paid like that. */
  transfer?: Option | undefined;
  /** What it comes to when it is paid online, where that is not what it comes to. */
  totals?: Option['totals'];
}

/** The gateways of one store, with one payment form for all of them. */
export interface Gateways {
  /**
   * The choice of a method that takes this currency, then the fields of each such gateway; empty where none does. An
   * order keeps its currency (docs/decisions D325).
   */
  fields: (store: Store, user: User, order: OrderForm) => PaymentField[];
  /** The gateway of a method; undefined for a method that does not take this currency. */
  choose: (method: string, currency: string) => Gateway | undefined;
  /** Also one that is not offered any more: what was begun there goes on. */
  byId: (id: string) => Gateway | undefined;
  /** In the order in which shoppers see them. */
  offered: readonly Gateway[];
  /** The gateways that move money: all but the sandbox bank. */
  real: Gateways;
  /** Origins the payment page's form may be sent to, besides the shop's own. */
  origins: string[];
}

/**
 * The gateways that the environment configures, in the order in which shoppers see them; when there is none, the
 * sandbox bank, which moves no money (http/request-context.ts decides who may use it).
 */
export function configuredGateways(secret: string, settings: GatewaySettings): Gateway[] {
  const {
    UPI_VPA,
    UPI_NAME,
    UPI_MERCHANT_CODE,
    PAYU_KEY,
    PAYU_SALT,
    PAYU_URL,
    RAZORPAY_KEY_ID,
    RAZORPAY_KEY_SECRET,
    RAZORPAY_WEBHOOK_SECRET,
    RAZORPAY_URL,
    STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_URL,
  } = settings;
  const found: Gateway[] = [];
  if (UPI_VPA && UPI_NAME) found.push(upi({ vpa: UPI_VPA, name: UPI_NAME, merchantCode: UPI_MERCHANT_CODE }));
  if (RAZORPAY_KEY_ID && RAZORPAY_KEY_SECRET && RAZORPAY_WEBHOOK_SECRET)
    found.push(
      razorpay({
        keyId: RAZORPAY_KEY_ID,
        keySecret: RAZORPAY_KEY_SECRET,
        webhookSecret: RAZORPAY_WEBHOOK_SECRET,
        url: RAZORPAY_URL,
      }),
    );
  if (PAYU_KEY && PAYU_SALT) found.push(payu({ key: PAYU_KEY, salt: PAYU_SALT, url: PAYU_URL }));
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
    found.push(stripe({ secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, url: STRIPE_URL }));
  return found.length > 0 ? found : [sandboxBank(secret)];
}

/** `offers`: which of them the store offers; all in this order without. */
export function joinGateways(all: readonly Gateway[], offers?: readonly PaymentOffer[]): Gateways {
  const real = all.filter(({ id }) => id !== SANDBOX);
  const offered = offers && real.length > 0 ? offers.flatMap((offer) => offeredOf(real, offer)) : all;
  return {
    offered,
    get real() {
      return real.length === all.length ? this : joinGateways(real, offers);
    },
    fields: (store, user, { currency, phone, transfer, onDelivery, totals }) => {
      const order = { currency };
      const text = paymentFormsIn(store.language);
      const able = offered.filter((gateway) => gateway.methods(order).length > 0);
      const online = able.flatMap((gateway) =>
        gateway.methods(order).map(({ value, label }) => ({ value, label: label(text), ...(totals && { totals }) })),
      );
      const options = [online, transfer ?? [], onDelivery ?? []].flat();
      return options.length === 0
        ? []
        : [
            methodField(options, text),
            ...able.flatMap((gateway) => gateway.fields({ ...store, currency }, user, phone)),
          ];
    },
    choose: (method, currency) =>
      offered.find((gateway) => gateway.methods({ currency }).some(({ value }) => value === method)),
    byId: (id) => all.find((gateway) => gateway.id === id),
    origins: [...new Set(all.flatMap(({ origins }) => origins))],
  };
}

/** The label takes the place of the gateway's own words; each gateway that moves money has one method. */
function offeredOf(gateways: readonly Gateway[], { gateway: id, label }: PaymentOffer): Gateway[] {
  return gateways
    .filter((gateway) => gateway.id === id)
    .map((gateway) =>
      label === undefined
        ? gateway
        : {
            ...gateway,
            methods: (order) => gateway.methods(order).map(({ value }) => ({ value, label: () => label })),
          },
    );
}

/** A single method is selected already. */
function methodField(options: Option[], text: PaymentFormTexts): PaymentField {
  const [only, ...others] = options;
  return {
    name: 'method',
    label: text.howToPay,
    type: 'select',
    inline: true,
    options,
    ...(only && !others.length ? { defaultValue: only.value } : {}),
    rules: { required: true },
    rulesMessages: { required: text.choose },
  };
}
