import type { ChangeEvent } from 'react';
import { autocomplete } from './autocomplete.ts';
import type { Field } from './field.ts';
import { isNumericMask } from './mask.ts';
import { afterEdit } from './start-values.ts';
import type { ControlAttributes } from '#ui/forms/Labelled.tsx';

interface TypedInputProps {
  field: Field;
  value: string;
  onValue: (value: string) => void;
  tie: ControlAttributes;
}

/** An input of one line. Phones and masks are shaped while typing; the caret stays where the shopper works. */
export function TypedInput({ field, value, onValue, tie }: TypedInputProps) {
  const shaped = field.phone || field.mask !== '';

  function edit(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    if (!shaped) {
      onValue(input.value);
      return;
    }
    const after = afterEdit(field, value, input.value, input.selectionStart ?? input.value.length);
    if (after.value !== input.value) {
      input.value = after.value;
      input.setSelectionRange(after.caret, after.caret);
    }
    onValue(after.value);
  }

  // No maxlength from the rules: it would cut a pasted number before its blanks are taken out.
  return (
    <input
      {...tie}
      name={field.name}
      type={inputType(field)}
      inputMode={isNumericMask(field.mask) ? 'numeric' : undefined}
      autoComplete={autocomplete(field)}
      placeholder={field.placeholder || undefined}
      maxLength={2000}
      value={value}
      onChange={edit}
      className="field-input"
    />
  );
}

/** A shaped value needs an input that tells its caret and takes signs: neither number nor email does. */
function inputType({ type, phone, mask }: Field): string {
  if (phone) return 'tel';
  return mask && type !== 'password' ? 'text' : type;
}
