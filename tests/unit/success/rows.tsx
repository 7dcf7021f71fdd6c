import { postForm, submit } from './acts.tsx';
import { ChangeDialog } from '#orders/changes/ChangeDialog.tsx';
import type { Offer } from '#orders/changes/offer.ts';
import StockRequest from '#catalog/product-page/StockRequest.tsx';
import { WireOrder } from '#contract/order.ts';
import { toProduct } from '#catalog/product.ts';
import TrackForm from '#orders/TrackForm.tsx';
import { toOrder } from '#orders/order.ts';
import ForgotForm from '#session/ForgotForm.tsx';
import LoginForm from '#session/LoginForm.tsx';
import RegisterForm from '#session/RegisterForm.tsx';
import ResetForm from '#session/ResetForm.tsx';
import { signOut, signOutFromMenu } from '#session/sign-out.ts';
import { signIn } from '#session/store.ts';
import { initContact } from '#site/contact/contact.ts';
import { initNewsletter } from '#site/contact/newsletter.ts';

/** Says that something was done, and may only be said after a call that succeeded. */
export interface Row {
  /** Where the code says it: see success-texts.ts. */
  at: string[];
  says: string;
  /** What a backend that did it answers. */
  done: object;
  act: () => void;
}

const MONEY = { currency: 'INR', locale: 'en-IN' };
const ORDER = { id: 'ord_1', status: 0, createdAt: '2026-11-21T10:00:00Z', items: [], total: 10 };
const shirt = toProduct({
  id: 'shirt',
  title: 'Shirt',
  regularPrice: 10,
  attributes: [{ key: 'size', value: ['M'] }],
  variants: [{ size: 'M', available: false, regularPrice: 10 }],
});
const STYLES = { money: MONEY, dates: { locale: 'en-IN', timeZone: 'Asia/Kolkata' } };
const BOUGHT = { ...ORDER, items: [{ id: 'shirt', quantity: 1, price: 10 }], shippingAddress: {} };
const PASSWORDS = { password: 'correct horse', confirmPassword: 'correct horse' };

export const ROWS: Row[] = [
  ...(['call', 'mail'] as const).flatMap((way): Row[] => [
    {
      at: ['site/contact/contact.ts: text.messageSent'],
      says: 'Message Sent',
      done: { success: true },
      act: () => postForm(initContact, way, { name: 'A', email: 'a@b.co', subject: 'S', message: 'M' }),
    },
    {
      at: ['site/contact/newsletter.ts: text.subscribed'],
      says: 'Subscribed!',
      done: { success: true },
      act: () => postForm(initNewsletter, way, { email: 'a@b.co' }),
    },
  ]),
  {
    at: ['site/contact/newsletter.ts: text.toConfirm'],
    says: 'Please confirm',
    done: { success: true, toConfirm: true },
    act: () => postForm(initNewsletter, 'call', { email: 'a@b.co' }),
  },
  {
    at: ['session/RegisterForm.tsx: text.registered'],
    says: 'Account created successfully. You can now log in.',
    done: { success: true },
    act: () => submit(<RegisterForm />, { firstName: 'Asha', lastName: 'Rao', email: 'a@b.co', ...PASSWORDS }),
  },
  {
    at: ['session/LoginForm.tsx: text.loggedIn'],
    says: 'Logged in successfully.',
    done: { token: 'secret' },
    act: () => submit(<LoginForm remembers={false} />, { email: 'a@b.co', password: 'correct horse' }),
  },
  {
    at: ['session/ForgotForm.tsx: text.linkSent', 'session/ForgotForm.tsx: text.linkMissing'],
    says: 'If there is an account for this address, we have sent a link to it.',
    done: { success: true },
    act: () => submit(<ForgotForm />, { email: 'a@b.co' }),
  },
  {
    at: ['session/ResetForm.tsx: text.passwordChangedTitle'],
    says: 'Password changed',
    done: { success: true },
    act: () => {
      history.replaceState({ resetToken: 'secret' }, '');
      submit(<ResetForm />, PASSWORDS);
    },
  },
  {
    at: ['orders/TrackForm.tsx: text.found'],
    says: 'Order found',
    done: ORDER,
    act: () =>
      submit(<TrackForm money={MONEY} dates={{ locale: 'en-IN', timeZone: 'Asia/Kolkata' }} id="" contact="" />, {
        id: 'ord_1',
        contact: 'a@b.co',
      }),
  },
  {
    at: ['orders/changes/ChangeDone.tsx: says'],
    says: 'Your order is cancelled. Nothing will be sent.',
    done: { ...BOUGHT, status: 4 },
    act: () => changeOrder({ act: 'cancel', whole: 'unpaid' }),
  },
  {
    at: ['orders/changes/ChangeDone.tsx: says'],
    says: 'We have your request to return:',
    done: { ...BOUGHT, returns: [{ number: 1, state: 'asked', kind: 'return', items: [] }] },
    act: () => changeOrder({ act: 'return' }),
  },
  {
    at: ['catalog/product-page/StockRequest.tsx: answer'],
    says: 'Thank you. We will email a@b.co once, when it is back.',
    done: { success: true },
    act: () => submit(<StockRequest product={shirt} color="" />, { email: 'a@b.co' }),
  },
  {
    at: ['session/AccountCard.tsx: text.loggedOutTitle', 'session/sign-out.ts: toast'],
    says: 'Logged out',
    done: { success: true },
    act: () => {
      signIn('token', 'a@b.co');
      void signOut({ revocable: true, toast: { title: 'Logged out' } });
    },
  },
  {
    at: ['session/sign-out.ts: text.loggedOutElsewhere'],
    says: 'You have been logged out successfully.',
    done: { success: true },
    act: () => {
      signIn('token', 'a@b.co');
      void signOutFromMenu(true);
    },
  },
];

/** A change of an order, as its dialog asks for it. */
function changeOrder(of: Pick<Offer, 'act' | 'whole'>): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const offer = { ...of, lines: [{ line: 0, quantity: 1, sizes: [] }] };
  const ignore = () => undefined;
  submit(
    <ChangeDialog
      {...STYLES}
      order={toOrder(WireOrder.parse(BOUGHT))}
      offer={offer}
      now={offer}
      values={{ 'pick-0': 'yes' }}
      onValues={ignore}
      onOrder={ignore}
      onClose={ignore}
    />,
    {},
  );
}

/** Where no call is to be made: by the specification, for a backend without the capability. */
export const SIMULATED: { says: string; act: () => void }[] = [
  {
    says: 'Message Sent',
    act: () => postForm(initContact, 'none', { name: 'A', email: 'a@b.co', subject: 'S', message: 'M' }),
  },
  { says: 'Subscribed!', act: () => postForm(initNewsletter, 'none', { email: 'a@b.co' }) },
  { says: 'Logged out', act: () => void signOut({ revocable: false, toast: { title: 'Logged out' } }) },
  { says: 'You have been logged out successfully.', act: () => void signOutFromMenu(false) },
];

/** Tried elsewhere: a page of several calls, or the form without a script. */
export const ELSEWHERE: Record<string, [file: string, title: string]> = {
  'orders/linked/ChangeNote.tsx: says': ['unit/orders/linked/change-linked.test.ts', 'only what was answered is done'],
  'checkout/CheckoutPage.tsx: text.created': ['e2e/journey/faults.spec.ts', 'order'],
  'payment/use-payment.ts: text.initiated': ['e2e/payment/payment.spec.ts', "toast 'Payment initiated'"],
  'payment/use-payment.ts: text.placed': ['e2e/payment/gateways.spec.ts', 'chosen with its fee'],
  'site/contact/receive-form.ts: text.messageSent': [
    'unit/site/receive-form.test.ts',
    'a refusal is told, and what was typed kept',
  ],
  'site/contact/receive-form.ts: text.subscribed': [
    'unit/site/receive-form.test.ts',
    'where this server mails them they go there',
  ],
  'site/contact/receive-form.ts: text.toConfirm': ['unit/site/receive-form.test.ts', 'a refusal is told'],
};

/** Of this device alone, no word of success, or toasts that are taken along to the next page. */
export const NO_CALL = [
  'cart/store.ts: text.addedText(merged)',
  'cart/store.ts: text.cleared',
  'cart/store.ts: text.removed',
  'catalog/wishes/wishlist.ts: text.unwished',
  'catalog/wishes/wishlist.ts: text.wished',
  'catalog/product-page/BuyForm.tsx: title',
  'catalog/product-page/choice/tell-changed.ts: now',
  'catalog/product-page/choice/tell-changed.ts: text.chooseASize',
  // Said while an answer is waited for, and when the token could not be ended.
  'ui/say-slow.ts: text.slow',
  'session/sign-out.ts: text.logoutFailed',
];
