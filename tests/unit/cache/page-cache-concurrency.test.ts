import { describe, expect, test } from 'vitest';
import { ask, loading, nextTurn, page, setup, stored, text, useCache } from './cache-setup.ts';

useCache();

describe('concurrency', () => {
  test('50 concurrent misses cause one render', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        text(ask('/product/1'), async () => {
          await nextTurn();
          return page('the product');
        }),
      ),
    );
    expect(new Set(answers)).toEqual(new Set(['the product']));
    expect(setup.loads).toHaveLength(1);
  });

  test('H7: 500 visitors of a page that fails cause one render, and nothing is cached', async () => {
    const answers = await Promise.all(
      Array.from({ length: 500 }, async () => {
        const answer = await setup.cache.respond(
          ask('/'),
          loading(() => nextTurn().then(() => page('broken', { status: 503 }))),
        );
        return `${answer.status} ${await answer.text()}`;
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['503 broken']));
    expect(setup.loads).toHaveLength(1);
    expect(await text(ask('/'), () => page('well'))).toBe('well');
  });

  test('a cookie goes to the first visitor alone, not to those who waited', async () => {
    const make = () => nextTurn().then(() => page('x', { headers: { 'set-cookie': 'session=1' } }));
    const answers = await Promise.all([1, 2, 3].map(() => setup.cache.respond(ask('/'), loading(make))));
    expect(setup.loads).toHaveLength(1);
    expect(answers.map(({ headers }) => headers.get('set-cookie'))).toEqual(['session=1', null, null]);
  });

  test('a visitor who leaves does not take the page from those who wait', async () => {
    const slow = () =>
      new Response(
        new ReadableStream({
          async start(controller) {
            controller.enqueue(Buffer.from('whole '));
            await nextTurn();
            controller.enqueue(Buffer.from('page'));
            controller.close();
          },
        }),
        page('').clone(),
      );
    const leaving = await setup.cache.respond(ask('/'), loading(slow));
    const waiting = text(ask('/'), () => page('never'));
    await leaving.body!.cancel();
    expect(await waiting).toBe('whole page');
  });

  test('a page made while what it shows changed is served, but not cached', async () => {
    const making = text(ask('/'), async () => {
      setup.cache.invalidate(['s:catalogue']);
      return page('from before');
    });
    expect(await making).toBe('from before');
    await stored();
    expect(await text(ask('/'), () => page('from after'))).toBe('from after');
  });
});
