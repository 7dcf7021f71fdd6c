import { PHONE_DIGITS, PHONE_PREFIX } from '#config.ts';
import type { PaymentField as WireField } from '#contract/payment.ts';

const TYPES = ['text', 'email', 'password', 'number', 'tel', 'textarea', 'select', 'checkbox'] as const;
const MAX_FIELDS = 100;
const MAX_OPTIONS = 1000;

/** A payment field as the form works with it: every text has a value, every limit is a usable number or absent. */
export interface Field {
  name: string;
  type: (typeof TYPES)[number];
  label: string;
  placeholder: string;
  description: string;
  options: NonNullable<WireField['options']>;
  inline: boolean;
  mask: string;
  required: boolean;
  minLength: number | undefined;
  maxLength: number | undefined;
  pattern: string;
  /** The server's own messages, by rule; the first is shown for a missing value. */
  messages: Map<string, string>;
  startsAs: string;
  showWhenFilled: readonly string[];
  /** Holds +91 and digits only: in India, and where a store does not say where it is. */
  phone: boolean;
}

/** The values typed so far, by field name. A Map, because a name may be `__proto__` (reliability P12). */
export type Values = ReadonlyMap<string, string>;

/** The fields that are shown: the first 100, one for each name. */
export function toFields(wire: readonly WireField[], { masksPhones }: { masksPhones: boolean }): Field[] {
  const byName = new Map<string, Field>();
  for (const one of wire.slice(0, MAX_FIELDS))
    if (!byName.has(one.name)) byName.set(one.name, toField(one, masksPhones));
  return [...byName.values()];
}

function toField(wire: WireField, masksPhones: boolean): Field {
  const { label = '' } = wire;
  const type = TYPES.find((known) => known === wire.type?.toLowerCase()) ?? 'text';
  const phone = masksPhones && (type === 'tel' || ((type === 'text' || type === 'number') && /phone/i.test(wire.name)));
  return {
    name: wire.name,
    type,
    label: label || wire.name,
    placeholder: wire.placeholder ?? '',
    description: wire.description ?? '',
    options: (wire.options ?? []).slice(0, MAX_OPTIONS),
    inline: wire.inline ?? false,
    mask: phone || type === 'select' || type === 'checkbox' ? '' : (wire.mask ?? ''),
    required: wire.rules?.required ?? false,
    minLength: limit(wire.rules?.minLength),
    maxLength: limit(wire.rules?.maxLength),
    pattern: wire.rules?.pattern ?? '',
    messages: new Map(Object.entries(wire.rulesMessages ?? {})),
    startsAs: wire.defaultValue ?? '',
    showWhenFilled: wire.showWhenFilled ?? [],
    phone,
  };
}

function limit(value: number | undefined): number | undefined {
  return value !== undefined && value > 0 ? Math.floor(value) : undefined;
}

/** Ten, or what a maxLength leaves beside the prefix (docs/behaviour.md 5.phone). */
export function maxPhoneDigits({ maxLength }: Pick<Field, 'maxLength'>): number {
  return maxLength === undefined ? PHONE_DIGITS : Math.max(1, maxLength - PHONE_PREFIX.length);
}

/** Nothing that counts as filled in: blanks, a lone +91, a box that is not ticked. */
export function isBlank({ type, phone }: Pick<Field, 'type' | 'phone'>, value: string): boolean {
  if (type === 'checkbox') return value !== 'true';
  return value.trim() === '' || (phone && value.trim() === PHONE_PREFIX);
}
