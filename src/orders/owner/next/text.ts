/** Texts of the page of an owner's link: its steps, as what comes next. */
import type { OwnerActName } from '#contract/owner/owner-page.ts';

export const nextIs = (step: string): string => `Next: ${step}.`;

/** What is to be done next, before the button of the same name says that it was; what is seldom done is never next. */
export const step: Readonly<Partial<Record<OwnerActName, string>>> = {
  confirm: 'look whether the money has come',
  pack: 'pack it',
  ship: 'send it',
  ready: 'make it ready to be picked up',
  deliver: 'say when it has arrived',
  paid: 'say when you have the money',
  accept: 'accept the return, or decline it',
  receive: 'say when the return has come',
  refund: 'send the money back',
  refunded: 'return the money yourself',
  answered: 'answer it',
};
export const onceConfirmed = 'wait until the shopper confirms it';
export const pickedUp = 'say when it was picked up';
export const arrived = (parcel: number): string => `say when parcel ${parcel} has arrived`;

/** What will happen, before it does. */
export const willHappen: Readonly<Partial<Record<OwnerActName, string>>> = {
  notFound: 'The shopper is told that there is no payment by this reference, and may give another one or pay again.',
  refused:
    'What was in the parcel goes back to stock, and the shopper is told. What was paid for it is due back; an order that was to be paid on delivery is cancelled.',
  cancelPart:
    'What you cancel is not sent, its stock comes back, and the shopper is told. What was paid for it is due back; what was to be paid on delivery is less by it. It cannot be undone.',
  cancel:
    'Nothing of the order is sent, its stock comes back, and the shopper is told. What was paid is due back. It cannot be undone.',
  decline: 'The shopper keeps what was to go back, and is told why.',
  receive:
    'What is fit for sale goes back to stock. The money for all of it is due back, or another is to be sent in exchange. The shopper is told.',
  refund: 'The money goes back the way it came, for good, and the shopper is told once it is there.',
  refunded: 'This says that the money is with the shopper, who is told. It leaves the list of what is due.',
  nothing: 'This says that no money goes back. It leaves the list of what is due.',
};
