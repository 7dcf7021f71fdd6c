import type { OrderRecord } from './order-record.ts';
import { PHONE_DIGITS } from '#config.ts';
import { withoutStackedMarks } from '#lib/stacked-marks.ts';

const MIN_DIGITS = 4;

/**
 * Does an order hold this text in its id, e-mail address, name, or a product's title, whatever the case and the
 * accents, or these digits in its phone number, however written? An empty text matches every order
 * (docs/decisions D237).
 */
export function orderMatcher(search: string): (order: OrderRecord) => boolean {
  const wanted = folded(search.trim());
  if (wanted === '') return () => true;
  const digits = /^[\d\s+().-]+$/.test(search) ? search.replace(/\D/g, '').slice(-PHONE_DIGITS) : '';
  return ({ id, email, phone, shipping, lines }) =>
    [id, email, shipping.fullName ?? '', ...lines.map(({ title }) => title)].some((text) =>
      folded(text).includes(wanted),
    ) ||
    (digits.length >= MIN_DIGITS &&
      [phone, shipping.phone ?? ''].some((number) => number.replace(/\D/g, '').includes(digits)));
}

function folded(text: string): string {
  return withoutStackedMarks(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
