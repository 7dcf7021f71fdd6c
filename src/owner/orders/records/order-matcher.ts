import type { OrderRecord } from './order-record.ts';
import { readBankReference } from '#contract/bank-reference.ts';
import { NUMBER_LETTERS, orderNumberLetters } from '#contract/store/order-number.ts';
import { PHONE_DIGITS } from '#config.ts';
import { withoutStackedMarks } from '#lib/stacked-marks.ts';

const MIN_DIGITS = 4;
/** Of a number; fewer stand in many. */
const MIN_LETTERS = 3;

/**
 * Does an order hold this text in its id, e-mail address, name, or a product's title, whatever the case and the
 * accents, in its number, the reference of its payment or these digits in its phone number, however written? An empty
 * text matches every order (docs/decisions D237).
 */
export function orderMatcher(search: string): (order: OrderRecord) => boolean {
  const wanted = folded(search.trim());
  if (wanted === '') return () => true;
  const digits = /^[\d\s+().-]+$/.test(search) ? search.replace(/\D/g, '').slice(-PHONE_DIGITS) : '';
  const letters = orderNumberLetters(search);
  const isOfNumber = letters.length >= MIN_LETTERS && letters.length <= NUMBER_LETTERS;
  const reference = readBankReference(search);
  return ({ id, number, email, phone, shipping, lines, paymentReference }) =>
    (reference !== undefined && paymentReference === reference) ||
    (isOfNumber && orderNumberLetters(number ?? '').includes(letters)) ||
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
