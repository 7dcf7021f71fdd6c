import type { Field, Values } from './field.ts';

/** An option of a way to pay that says more than its label (docs/behaviour.md 10.on-delivery, 10.bank-transfer). */
export type Way = Field['options'][number];

/** The way that is chosen, where it changes what there is to pay, when, or what is asked for. */
export function chosenWay(visible: readonly Field[], values: Values): Way | undefined {
  return visible
    .flatMap(({ name, options }) => options.filter(({ value }) => value === values.get(name)))
    .find(
      ({ totals, onDelivery, fields, transfer }) =>
        onDelivery === true || [totals, fields, transfer].some((one) => one !== undefined),
    );
}

/** Nothing is paid now by it. */
export function isLater({ onDelivery, transfer }: Way): boolean {
  return onDelivery === true || transfer !== undefined;
}
