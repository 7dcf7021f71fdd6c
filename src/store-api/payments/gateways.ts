import type { User } from '../auth/user.ts';
import type { Store } from '../stores/store-of-host.ts';
import type { Gateway } from './gateway.ts';
import { payu } from './payu/payu.ts';
import { razorpay } from './razorpay/razorpay.ts';
import { SANDBOX, sandboxBank } from './sandbox/sandbox-bank.ts';
import { stripe } from './stripe/stripe.ts';
import { upi } from './upi.ts';
import type { PaymentField } from '#contract/payment.ts';
import type { Environment } from '#environment.ts';

/** The gateways of this process, with one payment form for all of them. */
export interface Gateways {
  /** The choice of a method, then the fields of each gateway. */
  fields: (store: Store, user: User) => PaymentField[];
  /** The gateway of a method; undefined for a method that there is not. */
  choose: (store: Store, method: string) => Gateway | undefined;
  byId: (id: string) => Gateway | undefined;
  all: readonly Gateway[];
  /** The gateways that move money: all but the sandbox bank. */
  real: Gateways;
  /** Origins the payment page's form may be sent to, besides the shop's own. */
  origins: string[];
}

/**
 * The gateways that the environment configures, in the order in which shoppers see them; when there is none, the
 * sandbox bank, which moves no money (http/request-context.ts decides who may use it).
 */
export function configuredGateways(secret: string, environment: Environment): Gateway[] {
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
  } = environment;
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

export function joinGateways(all: readonly Gateway[]): Gateways {
  const real = all.filter(({ id }) => id !== SANDBOX);
  return {
    all,
    get real() {
      return real.length === all.length ? this : joinGateways(real);
    },
    fields: (store, user) => [
      methodField(all.flatMap((gateway) => gateway.methods(store))),
      ...all.flatMap((gateway) => gateway.fields(store, user)),
    ],
    choose: (store, method) => all.find((gateway) => gateway.methods(store).some(({ value }) => value === method)),
    byId: (id) => all.find((gateway) => gateway.id === id),
    origins: [...new Set(all.flatMap(({ origins }) => origins))],
  };
}

/** A single method is selected already. */
function methodField(options: { value: string; label: string }[]): PaymentField {
  const [only, ...others] = options;
  return {
    name: 'method',
    label: 'How would you like to pay?',
    type: 'select',
    inline: true,
    options,
    ...(only && !others.length ? { defaultValue: only.value } : {}),
    rules: { required: true },
    rulesMessages: { required: 'Please choose a way to pay' },
  };
}
