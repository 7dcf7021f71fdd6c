import { PHONE_DIGITS, PHONE_PREFIX } from '#config.ts';
import { isBlank, type Field, type Values } from './field.ts';
import { withoutMarks } from './mask.ts';
import { fitsPattern } from './pattern.ts';
import * as text from '../text.ts';
import { isEmail } from '#contract/email-address.ts';

/** The errors of the visible fields, by name; empty when all are right (docs/behaviour.md 5.payment.required). */
export function fieldErrors(visible: readonly Field[], values: Values): Map<string, string> {
  const found = new Map<string, string>();
  for (const field of visible) {
    const error = fieldError(field, values.get(field.name) ?? '');
    if (error) found.set(field.name, error);
  }
  return found;
}

export function fieldError(field: Field, value: string): string | undefined {
  if (isBlank(field, value)) return field.required ? (firstMessage(field) ?? text.fieldRequired) : undefined;
  if (field.phone) return phoneError(field, value);
  if (field.type === 'email' && !isEmail(value.trim())) return text.emailWrong;
  return shapeError(field, value);
}

function firstMessage({ messages }: Field): string | undefined {
  const [first = ''] = messages.values();
  return first || undefined;
}

function phoneError({ minLength, maxLength, pattern }: Field, value: string): string | undefined {
  if (!value.startsWith(PHONE_PREFIX)) return text.phonePrefix;
  if (minLength !== undefined && value.length < minLength) return text.phoneMinLength(minLength);
  if (maxLength !== undefined && value.length > maxLength) return text.phoneMaxLength(maxLength);
  if (minLength === undefined && maxLength === undefined && value.length !== PHONE_PREFIX.length + PHONE_DIGITS)
    return text.phoneLength;
  return pattern && !fitsPattern(pattern, value) ? text.phoneFormat : undefined;
}

/** Length and pattern of the other typed fields, with the server's messages where it sent some. */
function shapeError({ type, minLength, maxLength, pattern, mask, messages }: Field, value: string): string | undefined {
  if (type === 'select' || type === 'checkbox') return undefined;
  if (minLength !== undefined && value.length < minLength)
    return messages.get('minLength') ?? text.fieldMinLength(minLength);
  if (maxLength !== undefined && value.length > maxLength)
    return messages.get('maxLength') ?? text.fieldMaxLength(maxLength);
  const fits =
    !pattern || fitsPattern(pattern, value) || (mask !== '' && fitsPattern(pattern, withoutMarks(mask, value)));
  return fits ? undefined : (messages.get('pattern') ?? text.fieldFormat);
}
