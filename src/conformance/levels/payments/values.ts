import type { PaymentField } from '#contract/payment.ts';
import { toFields, type Field } from '#payment/fields/field.ts';
import { fitsPattern } from '#payment/fields/pattern.ts';
import { visibleFields } from '#payment/fields/visible-fields.ts';

/** Made-up values for the fields that the form shows, as strings: what the shop would send. */
export function valuesFor(wire: readonly PaymentField[], email: string): Record<string, string> {
  const fields = toFields(wire, { masksPhones: true });
  const values = new Map<string, string>();
  // A value may show another field.
  for (let before = -1; before !== values.size;) {
    before = values.size;
    for (const field of visibleFields(fields, values)) values.set(field.name, valueOf(field, email));
  }
  return Object.fromEntries(values);
}

function valueOf(field: Field, email: string): string {
  if (field.startsAs) return field.startsAs;
  const [option] = field.options;
  if (field.type === 'select') return option?.value ?? '';
  if (field.type === 'checkbox') return 'true';
  if (field.type === 'email') return email;
  if (field.type === 'tel' || field.phone) return '+919876543210';
  if (field.type === 'number') return '1';
  // A placeholder is often an example of what fits.
  const samples = [
    field.placeholder,
    field.mask.replace(/9/g, '4'),
    'Conformance',
    '4444444444444444',
    '411001',
    '123',
  ];
  return samples.find((sample) => sample !== '' && fits(field, sample)) ?? 'Conformance';
}

function fits({ minLength = 0, maxLength = Infinity, pattern }: Field, value: string): boolean {
  return value.length >= minLength && value.length <= maxLength && (pattern === '' || fitsPattern(pattern, value));
}
