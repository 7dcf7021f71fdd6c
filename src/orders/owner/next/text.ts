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
