import type { Offer } from './offer.ts';
import * as text from './text.ts';
import { RETURN_REASONS, type ReturnReason } from '#contract/orders/order-changes.ts';
import type { FieldErrors } from '#ui/forms/field-errors.ts';
import type { FormSchema } from '#ui/forms/form-schema.ts';
import type { FormValues } from '#ui/forms/form-values.ts';

/** Pieces of a line that were chosen, and what was said of them. */
export interface ChosenLine {
  line: number;
  quantity: number;
  reason?: ReturnReason;
  note?: string;
  size?: string;
}

/** The names of a line's fields. */
export const fieldsOf = (line: number) =>
  ({
    pick: `pick-${line}`,
    quantity: `quantity-${line}`,
    reason: `reason-${line}`,
    note: `note-${line}`,
    size: `size-${line}`,
  }) as const;

/** The form in which pieces are chosen: what of it an offer asks for. */
export function changeForm({ act, lines, whole, reason }: Offer): FormSchema<ChosenLine[]> {
  return {
    safeParse(values) {
      if (whole) return { success: true, data: lines.map(({ line, quantity }) => ({ line, quantity })) };
      const wrong: FieldErrors = {};
      const chosen = lines.filter(({ line }) => values[fieldsOf(line).pick] !== undefined);
      const [first] = lines;
      if (chosen.length === 0 && first) wrong[fieldsOf(first.line).pick] = text.chooseItems;
      for (const { line } of chosen) {
        const fields = fieldsOf(line);
        if (reason === 'required' && !values[fields.reason]) wrong[fields.reason] = text.chooseReason;
        if (act === 'exchange' && !values[fields.size]) wrong[fields.size] = text.chooseSize;
      }
      const issues = Object.entries(wrong).map(([name, message]) => ({ path: [name], message }));
      if (issues.length > 0) return { success: false, error: { issues } };
      return { success: true, data: chosen.map((one) => read(values, one)) };
    },
  };
}

function read(values: FormValues, { line, quantity: most }: Offer['lines'][number]): ChosenLine {
  const fields = fieldsOf(line);
  const reason = RETURN_REASONS.find((one) => one === values[fields.reason]);
  const note = values[fields.note]?.trim();
  const size = values[fields.size];
  return {
    line,
    // A line of one piece has no field for it.
    quantity: Math.min(Number(values[fields.quantity] ?? 1), most),
    ...(reason ? { reason } : {}),
    ...(note ? { note } : {}),
    ...(size ? { size } : {}),
  };
}
