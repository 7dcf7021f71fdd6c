import { chosenWay } from './chosen-way.ts';
import { isBlank, type Field, type Values } from './field.ts';

/**
 * The fields to show, in their order. Once a way to pay is chosen that names its fields, no others are asked for
 * (docs/behaviour.md 10.on-delivery).
 */
export function visibleFields(fields: readonly Field[], values: Values): Field[] {
  const shown = shownFields(fields, values);
  const way = chosenWay(shown, values);
  const asked = way?.fields;
  if (!asked) return shown;
  return shownFields(
    fields.filter(({ name, options }) => options.includes(way) || asked.includes(name)),
    values,
  );
}

/**
 * Those without a showWhenFilled list, and those of whose list one field is filled in (docs/behaviour.md
 * 4.payment.visibility). A field that is itself hidden counts as empty, as its value is not sent either.
 */
function shownFields(fields: readonly Field[], values: Values): Field[] {
  const filled = new Set<string>();
  const shown = new Set<Field>();
  for (let grown = true; grown;) {
    const before = shown.size;
    for (const field of fields) {
      if (
        shown.has(field) ||
        !(field.showWhenFilled.length === 0 || field.showWhenFilled.some((name) => filled.has(name)))
      )
        continue;
      shown.add(field);
      if (!isBlank(field, values.get(field.name) ?? '')) filled.add(field.name);
    }
    grown = shown.size > before;
  }
  return fields.filter((field) => shown.has(field));
}

/** Visible required fields still empty: with any the form cannot be sent (docs/behaviour.md 4.payment.disabled). */
export function missingFields(visible: readonly Field[], values: Values): Field[] {
  return visible.filter((field) => field.required && isBlank(field, values.get(field.name) ?? ''));
}

/** The values to send: visible fields only. An e-mail loses the blanks around it, an empty phone its lone prefix. */
export function sentValues(visible: readonly Field[], values: Values): Record<string, string> {
  return Object.fromEntries(visible.map((field) => [field.name, sentValue(field, values.get(field.name) ?? '')]));
}

function sentValue(field: Field, value: string): string {
  if (field.type === 'checkbox') return value === 'true' ? 'true' : 'false';
  if (field.phone && isBlank(field, value)) return '';
  return field.type === 'email' ? value.trim() : value;
}
