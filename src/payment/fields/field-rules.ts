import { PHONE_DIGITS, PHONE_PREFIX } from '#config.ts';
import { isBlank, type Field, type Values } from './field.ts';
import { withoutMarks } from './mask.ts';
import { fitsPattern } from './pattern.ts';
import * as text from '../text.ts';
import { isEmail } from '#contract/email-address.ts';

/** What is wrong with the visible fields, by name; empty when all are right (docs/behaviour.md section 5). */
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
  return messages.values().next().value || undefined;
}

function phoneError({ least, most, pattern }: Field, value: string): string | undefined {
  if (!value.startsWith(PHONE_PREFIX)) return text.phonePrefix;
  if (least !== undefined && value.length < least) return text.phoneLeast(least);
  if (most !== undefined && value.length > most) return text.phoneMost(most);
  if (least === undefined && most === undefined && value.length !== PHONE_PREFIX.length + PHONE_DIGITS)
    return text.phoneLength;
  return pattern && !fitsPattern(pattern, value) ? text.phoneFormat : undefined;
}

/** Length and pattern of the other typed fields, in the server's words where it sent some. */
function shapeError({ type, least, most, pattern, mask, messages }: Field, value: string): string | undefined {
  if (type === 'select' || type === 'checkbox') return undefined;
  if (least !== undefined && value.length < least) return messages.get('minLength') ?? text.fieldLeast(least);
  if (most !== undefined && value.length > most) return messages.get('maxLength') ?? text.fieldMost(most);
  const fits =
    !pattern || fitsPattern(pattern, value) || (mask !== '' && fitsPattern(pattern, withoutMarks(mask, value)));
  return fits ? undefined : (messages.get('pattern') ?? text.fieldFormat);
}
