import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { asPhone, maskPhone, type Masked } from '#payment/fields/phone-mask.ts';

const full: Masked = { value: '+919876543210', caret: 13 };

/** What a browser makes of typing or pasting `text` over the selection, and the mask of that. */
function put(state: Masked, text: string, from = state.caret, to = from, most = 10): Masked {
  const typed = state.value.slice(0, from) + text + state.value.slice(to);
  return maskPhone(state.value, typed, from + text.length, most);
}

const type = (start: Masked, keys: string, most = 10) =>
  Array.from(keys).reduce((state, key) => put(state, key, state.caret, state.caret, most), start);

test.each(['', '+91'])('digits typed into %j come after +91', (value) => {
  expect(type({ value, caret: value.length }, '9876543210')).toEqual(full);
});

test.each(['', '+91'])('the prefix typed once more into %j is not doubled', (value) => {
  expect(type({ value, caret: value.length }, '+919876543210')).toEqual(full);
});

test('at most 10 digits; a typed trunk 0 gives way', () => {
  expect(type({ value: '+91', caret: 3 }, '98765432109999')).toEqual(full);
  expect(type({ value: '+91', caret: 3 }, '09876543210')).toEqual(full);
  expect(type({ value: '+91', caret: 3 }, '98a7-6 5b43210')).toEqual(full);
});

test('5.phone: maxLength minus 3 digits when a rule says so', () => {
  expect(type({ value: '+91', caret: 3 }, '123456789012345', 12).value).toBe('+91123456789012');
  expect(type({ value: '+91', caret: 3 }, '9876', 2).value).toBe('+9198');
});

test.each([
  '98765 43210',
  '098765 43210',
  '09876543210',
  '+91-98765-43210',
  '+91 98765 43210',
  '00919876543210',
  '919876543210',
])('pasting %j', (pasted) => {
  expect(put({ value: '', caret: 0 }, pasted)).toEqual(full);
  expect(put({ value: '+91', caret: 3 }, pasted)).toEqual(full);
  expect(put({ value: '+91', caret: 0 }, pasted, 0, 3)).toEqual(full);
  expect(put({ value: '+91123', caret: 6 }, pasted)).toEqual(full);
  expect(put({ value: '+911111111111', caret: 0 }, pasted, 0, 13)).toEqual(full);
});

test('a number that begins with 91 is not mistaken for the prefix', () => {
  expect(put({ value: '+91', caret: 3 }, '9123456789').value).toBe('+919123456789');
  expect(type({ value: '+91', caret: 3 }, '9123456789').value).toBe('+919123456789');
  expect(put({ value: '+91', caret: 3 }, '919123456789').value).toBe('+919123456789');
});

test('a caret in the middle stays there', () => {
  const part = { value: '+9198743210', caret: 6 };
  expect(put(part, '65')).toEqual({ value: '+919876543210', caret: 8 });
  expect(put(part, '6')).toEqual({ value: '+91987643210', caret: 7 });
  expect(put(full, '5', 6), 'no room: nothing is lost').toEqual({ value: '+919876543210', caret: 6 });
  expect(put(full, '', 5, 6)).toEqual({ value: '+91986543210', caret: 5 });
});

test('a damaged prefix is mended and costs no digit', () => {
  for (const [from, to] of [
    [2, 3],
    [0, 1],
    [0, 3],
    [1, 2],
  ] as const)
    expect(put(full, '', from, to)).toEqual({ value: '+919876543210', caret: 3 });
  expect(put(full, '', 1, 6)).toEqual({ value: '+916543210', caret: 3 });
  expect(put({ value: '+91', caret: 3 }, '', 2, 3)).toEqual({ value: '+91', caret: 3 });
});

test('emptied, it is empty', () => {
  expect(put(full, '', 0, 13)).toEqual({ value: '', caret: 0 });
});

test('a default in any spelling', () => {
  expect(asPhone('098765 43210', 10)).toBe('+919876543210');
  expect(asPhone(' +91 98765 43210 ', 10)).toBe('+919876543210');
  expect(asPhone('', 10)).toBe('');
});

test('the prefix alone is a phone of which nothing was typed', () => {
  for (const saved of ['+91', ' + 91 ']) expect(asPhone(saved, 10)).toBe('+91');
});

test('whatever happens: +91 and at most the digits allowed, the caret inside, digits around the edit kept', () => {
  const edit = fc.record({
    from: fc.nat(13),
    length: fc.nat(13),
    text: fc.oneof(fc.constantFrom('', '1', '+', '0', '91', ' ', 'x'), fc.string({ maxLength: 16 })),
  });
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 12 }), fc.integer({ min: 1, max: 13 }), (edits, most) => {
      let state: Masked = { value: '+91', caret: 3 };
      for (const { from, length, text } of edits) {
        const start = Math.min(from, state.value.length);
        const end = Math.min(start + length, state.value.length);
        const before = state.value;
        state = put(state, text, start, end, most);
        expect(state.value).toMatch(new RegExp(`^(?:|\\+91\\d{0,${most}})$`));
        expect(state.caret).toBeGreaterThanOrEqual(0);
        expect(state.caret).toBeLessThanOrEqual(state.value.length);
        if (text.length <= 1 && state.value && !before.startsWith('+910'))
          expect(state.value.endsWith(before.slice(Math.max(end, 3)))).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});
