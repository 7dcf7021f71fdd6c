// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { dropCode, keepCode, keptCode } from '#cart/code/kept-code.ts';
import { askForQuote, soldOf } from '#cart/quote/ask-for-quote.ts';

const LINE = { id: 'a', name: 'A', image: '', price: 100, quantity: 1, selectedSize: '', selectedColor: '' };
const QUOTE = { subtotal: 100, parts: [], total: 100, lines: [{ productId: 'a', quantity: 1, price: 100 }] };

afterEach(() => vi.unstubAllGlobals());

/** What is sent, to a store that answers so. */
function store(...answers: Response[]): unknown[] {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    const answer = answers.shift()!;
    return Object.assign(answer, { blob: () => answer.text() });
  });
  return bodies;
}

test('10.discounts.field a code is part of the question; without one the question is as ever', async () => {
  const bodies = store(Response.json(QUOTE), Response.json({ ...QUOTE, total: 90, code: 'SUMMER' }));
  await askForQuote([LINE], {});
  await askForQuote([LINE], { code: 'summer' });
  const items = [{ productId: 'a', quantity: 1 }];
  expect(bodies).toEqual([{ items }, { items, code: 'summer' }]);
});

test('10.discounts.field where no more codes may be tried the cart is quoted without, and says why', async () => {
  const bodies = store(Response.json({ error: 'Too many.', code: 'too-many' }, { status: 429 }), Response.json(QUOTE));
  const quote = await askForQuote([LINE], { code: 'summer' });
  expect(quote).toMatchObject({ total: 100, refusal: 'too-many' });
  expect(bodies).toHaveLength(2);
  expect(soldOf([LINE], quote, { problems: new Map() }, { code: 'summer' })?.code).toEqual({
    applied: undefined,
    refusal: 'too-many',
  });
});

test('what a quote says of a code counts only where one was asked for', () => {
  expect(soldOf([LINE], { ...QUOTE, code: 'SUMMER' }, { problems: new Map() }, {})).not.toHaveProperty('code');
});

test('a code that is longer than any is not kept for questions', () => {
  keepCode(' summer ');
  expect(keptCode()).toEqual({ code: 'summer' });
  keepCode('x'.repeat(41));
  expect(keptCode()).toEqual({});
  dropCode();
  expect(keptCode()).toEqual({});
});
