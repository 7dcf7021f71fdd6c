import { PHONE_PREFIX } from '#config.ts';
import { maxPhoneDigits, type Field, type Values } from './field.ts';
import { applyMask } from './mask.ts';
import { asPhone, maskPhone, type Masked } from './phone-mask.ts';

/** The form's first values: defaults, +91 in a required phone, 'false' in a checkbox (docs/behaviour.md 5.phone). */
export function startValues(fields: readonly Field[], saved: Values = new Map()): Values {
  return new Map(fields.map((field) => [field.name, startValue(field, saved.get(field.name) ?? field.startsAs)]));
}

function startValue(field: Field, value: string): string {
  if (field.type === 'checkbox') return value === 'true' ? 'true' : 'false';
  if (field.type === 'select') return field.options.some((option) => option.value === value) ? value : '';
  if (field.phone) return asPhone(value, maxPhoneDigits(field)) || (field.required ? PHONE_PREFIX : '');
  return field.mask ? applyMask(field.mask, value).value : value;
}

/** The field's value and caret after an edit of a typed field. */
export function afterEdit(field: Field, before: string, typed: string, caret: number): Masked {
  if (field.phone) {
    const masked = maskPhone(before, typed, caret, maxPhoneDigits(field));
    return masked.value === '' && field.required ? { value: PHONE_PREFIX, caret: PHONE_PREFIX.length } : masked;
  }
  return field.mask ? applyMask(field.mask, typed, caret) : { value: typed, caret };
}
