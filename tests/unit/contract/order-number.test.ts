import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLAIN_LETTERS, readOrderNumber, writeOrderNumber } from '#contract/store/order-number.ts';
import { plainLetters, randomId, randomOrderNumber } from '#store-api/base/db/random-id.ts';
import { newTicket } from '#store-api/shop/stores/ticket.ts';

test('10.order-numbers: no look-alikes and no vowels, so that nothing is misread and no word comes up', () => {
  for (const wrong of '01OILUAE') expect(PLAIN_LETTERS, wrong).not.toContain(wrong);
  expect(new Set(PLAIN_LETTERS).size).toBe(28);
});

test('10.order-numbers: three groups of three, each letter as likely as any other', () => {
  let next = 0;
  expect(plainLetters(30, (below) => next++ % below)).toBe(`${PLAIN_LETTERS}23`);
  for (let times = 0; times < 200; times += 1) {
    const number = randomOrderNumber();
    expect(number).toMatch(/^[2-9B-Z]{3}-[2-9B-Z]{3}-[2-9B-Z]{3}$/);
    expect(readOrderNumber(number)).toBe(number);
  }
});

/** What people put between the letters, and what programs do when a text is copied. */
const between = fc.array(fc.constantFrom(' ', '-', '–', '\u2011', '\u00ad', '\u00a0', '\u200f', '.', '_', '/', '\t'), {
  maxLength: 3,
});
const spelt = fc
  .tuple(
    fc.array(fc.constantFrom(...Array.from(PLAIN_LETTERS)), { minLength: 9, maxLength: 9 }),
    fc.array(fc.tuple(between, fc.boolean(), fc.boolean()), { minLength: 10, maxLength: 10 }),
  )
  .map(([letters, ways]) => ({
    number: writeOrderNumber(letters.join('')),
    typed: ways
      .map(([gap, isLow, isWide], index) => {
        const letter = letters[index] ?? '';
        const cased = isLow ? letter.toLowerCase() : letter;
        return gap.join('') + (isWide && cased ? String.fromCharCode(cased.charCodeAt(0) + 0xfee0) : cased);
      })
      .join(''),
  }));

test('10.order-numbers: a number is read however it is typed', () => {
  fc.assert(fc.property(spelt, ({ number, typed }) => void expect(readOrderNumber(typed)).toBe(number)));
  for (const typed of ['#7KQ-M2X-D4T', ' 7kqm2xd4t ', '7KQ M2X D4T', '7-K-Q-M-2-X-D-4-T', '７ｋｑ－ｍ２ｘ－ｄ４ｔ'])
    expect(readOrderNumber(typed), typed).toBe('7KQ-M2X-D4T');
});

test('10.order-numbers: nothing else is one: ids, tickets, what is too short or too long, other letters', () => {
  for (const typed of [
    '',
    '-',
    '7KQ-M2X-D4',
    '7KQ-M2X-D4TT',
    '7KQ-M2X-D4O',
    '7KQ-M2X-D41',
    'é'.repeat(9),
    `7KQ-M2X-D4T${' '.repeat(190)}`,
    '7KQM2XD4\u0000',
  ])
    expect(readOrderNumber(typed), typed).toBeUndefined();
  for (let times = 0; times < 50; times += 1) {
    expect(readOrderNumber(randomId('ord'))).toBeUndefined();
    expect(readOrderNumber(newTicket())).toBeUndefined();
  }
});
