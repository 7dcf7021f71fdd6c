import { expect, test } from 'vitest';
import { ApiError } from '#api-client/api-error.ts';
import { allEndpoints } from '#contract/document/all-endpoints.ts';
import { errorsOf, refusalOf } from '#contract/document/errors.ts';
import { SENTENCES } from '#session/refusals/sentences.ts';
import { refusalText } from '#session/refusals/refusal-text.ts';

const sentences: Readonly<Record<string, string | undefined>> = SENTENCES;

/** The backend's to explain, what screens say in their own words, and what no form of the shop provokes. */
const NOT_OURS = [
  ...['changed', 'invalid', 'invalid-choice', 'not-found', 'not-now', 'out-of-stock', 'too-many-unpaid'],
  ...['gone', 'in-stock', 'no-gateway', 'not-returnable', 'not-signed-in', 'not-to-confirm', 'too-late'],
  ...['invalid-body', 'invalid-key', 'key-reused', 'not-json', 'unknown-store'],
];

test('every code that an endpoint of the contract answers has a sentence of the shop, or is listed', () => {
  for (const endpoint of Object.values(allEndpoints))
    for (const code of errorsOf(endpoint).flatMap(([, codes]) => codes))
      expect(
        NOT_OURS.includes(code) || (sentences[`${code} ${endpoint.name}`] ?? sentences[code]),
        `${endpoint.name}: ${code}`,
      ).toBeTruthy();
  expect(NOT_OURS.filter((code) => sentences[code])).toEqual([]);
});

test('in English the shop says what the contract gives as the sentence of the code', () => {
  const same = Object.keys(sentences).filter(
    (code) => !code.includes(' ') && !['not-mailed', 'too-many'].includes(code),
  );
  for (const code of same) expect(sentences[code], code).toBe(refusalOf(code).body.error);
});

test.each([
  [{ code: 'email-taken', endpoint: 'register', serverText: 'Taken.' }, /^An account with this email address already/],
  [
    { code: 'too-many', endpoint: 'authorize', serverText: 'Slow.' },
    'Too many attempts to sign in. Please try again later.',
  ],
  [{ code: 'too-many', endpoint: 'products', serverText: 'Slow.' }, 'Too many requests. Please try again later.'],
  [{ code: 'moon-phase', endpoint: 'createOrder', serverText: 'Not tonight.' }, 'Not tonight.'],
  [{ code: '__proto__', endpoint: 'createOrder', serverText: 'Not tonight.' }, 'Not tonight.'],
  [{ code: 'out-of-stock', endpoint: 'createOrder', serverText: 'Only 1 of Jeans left' }, 'Only 1 of Jeans left'],
  [{ serverText: 'Not tonight.' }, 'Not tonight.'],
  [{ code: 'email-taken', endpoint: 'register' }, undefined],
])('what is said of %j', async (details, said) => {
  const text = await refusalText(new ApiError('refused', 'x', { status: 409, ...details }));
  if (said instanceof RegExp) expect(text).toMatch(said);
  else expect(text).toBe(said);
});
