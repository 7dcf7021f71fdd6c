import * as z from 'zod/mini';
import { totalsFields } from './totals.ts';
import { isObject, list, optionalNumber, optionalText, optionalTexts, readOr, text, textMap } from './lenient.ts';

/** True, or the text of it; anything else is false. */
export const isTrue = z.pipe(
  z.unknown(),
  z.transform((value) => value === true || value === 'true'),
);

/** A flag in any spelling, or undefined. */
export const anyFlag = z.pipe(z.unknown(), z.transform(toFlag));

function toFlag(value: unknown): boolean | undefined {
  if (value === true || value === 'true' || value === 1) return true;
  return value === false || value === 'false' || value === 0 ? false : undefined;
}

/** A Transfer (orders/transfer.ts), which forms without one leave unread, with its code. */
export const unreadTransferOption = z.unknown();

/**
 * An option is `"upi"` or `{value, label}`; both become the pair. Of a way to pay it may say `totals` (totals.ts), what
 * the order comes to by it where that is another total, `onDelivery`: nothing is paid now, and `fields`: the names of
 * the other fields that it asks for, all without (capability `payOnDelivery`). `transfer` (orders/transfer.ts): nothing
 * is paid now, but transferred (capability `bankTransfer`).
 */
const PaymentOption = z.pipe(
  z.transform((raw: unknown) =>
    isObject(raw) ? { ...raw, label: raw.label ?? raw.value } : { value: raw, label: raw },
  ),
  z.object({
    value: text,
    label: text,
    totals: z.optional(readOr(z.object(totalsFields), undefined)),
    onDelivery: z.optional(isTrue),
    fields: z.optional(optionalTexts),
    transfer: z.optional(unreadTransferOption),
  }),
);

/**
 * A payment field definition (docs/behaviour.md 3.payment.field). `type` is one of text, email, password, number, tel,
 * textarea, select, checkbox; others act as text. `rules` and `rulesMessages` speak of the same names.
 */
export const PaymentField = z.object({
  name: z.pipe(text, z.string().check(z.minLength(1))),
  label: z.optional(text),
  placeholder: z.optional(optionalText),
  description: z.optional(optionalText),
  type: z.optional(text),
  options: z.optional(list(PaymentOption)),
  inline: z.optional(isTrue),
  mask: z.optional(optionalText),
  rules: z.optional(
    z.pipe(
      z.transform((raw: unknown) => (isObject(raw) ? raw : {})),
      z.object({
        required: z.optional(isTrue),
        minLength: z.optional(optionalNumber),
        maxLength: z.optional(optionalNumber),
        pattern: z.optional(optionalText),
      }),
    ),
  ),
  rulesMessages: z.optional(
    z.pipe(
      z.transform((raw: unknown) =>
        Array.isArray(raw) ? { ...(raw as object) } : typeof raw === 'string' ? { first: raw } : raw,
      ),
      textMap,
    ),
  ),
  defaultValue: z.optional(optionalText),
  showWhenFilled: z.optional(list(z.string())),
});

export const PaymentAction = z.object({
  type: text,
  redirectUrl: z.optional(optionalText),
  formParams: z.optional(
    readOr(z.object({ type: z.optional(text), url: z.optional(text), data: z.optional(textMap) }), undefined),
  ),
  qr: z.optional(optionalText),
  qrBase64: z.optional(optionalText),
});

export type PaymentField = z.output<typeof PaymentField>;
export type PaymentAction = z.output<typeof PaymentAction>;
