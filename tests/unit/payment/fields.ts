import { paymentFieldsEndpoint } from '#contract/endpoints/payments/payment-fields.ts';
import { toFields, type Field } from '#payment/fields/field.ts';

/** Fields as a server would send them. */
export const read = (...raw: unknown[]): Field[] =>
  toFields(paymentFieldsEndpoint.answer.parse(raw), { masksPhones: true });

export function one(raw: object): Field {
  const [field] = read({ name: 'f', ...raw });
  if (!field) throw new Error('no field');
  return field;
}
