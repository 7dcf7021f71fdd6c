import type { Field, Values } from './field.ts';

/** An option of a way to pay that says more than its label (docs/behaviour.md 10.on-delivery, 10.bank-transfer). */
export type Way = Field['options'][number];

/** The way that is chosen, where it changes what there is to pay, when, or what is asked for. */
export function chosenWay(visible: readonly Field[], values: Values): Way | undefined {
  return visible
    .flatMap(({ name, options }) => options.filter(({ value }) => value === values.get(name)))
    .find(({ totals, onDelivery, fields, transfer }) => (totals ?? onDelivery ?? fields ?? transfer) !== undefined);
}
