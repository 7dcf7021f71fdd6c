import { RateLimiterMemory } from 'rate-limiter-flexible';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RateLimiter, consumeAll } from '#backends/serving/limits/rate-limit.ts';

describe('rate limits', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
  afterEach(() => void vi.useRealTimers());
  const limited = (max: number, windowMs: number) => new RateLimiter('test', { max, windowMs });

  test('A2 a window opens anew when it has passed; what was taken can be given back', async () => {
    const limiter = limited(2, 10_000);
    expect([
      await limiter.consume('a'),
      await limiter.consume('a'),
      await limiter.consume('a'),
      await limiter.consume('b'),
    ]).toEqual([0, 0, 10, 0]);
    vi.setSystemTime(9_500);
    expect(await limiter.consume('a')).toBe(1);
    vi.setSystemTime(10_000);
    expect([await limiter.consume('a'), await limiter.consume('a'), await limiter.consume('a')]).toEqual([0, 0, 10]);
    await limiter.reset('a');
    expect([await limiter.consume('a'), await limiter.consume('a')]).toEqual([0, 0]);
    await limiter.reward('a');
    expect([await limiter.consume('a'), await limiter.consume('a')]).toEqual([0, 10]);
    expect(await limiter.consume(undefined)).toBe(0);
  });

  test('A2 100 at once get as many as there are', async () => {
    const limiter = limited(10, 10_000);
    const waits = await Promise.all(Array.from({ length: 100 }, () => limiter.consume('a')));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  test('A2 who is refused by one limit does not fill the others', async () => {
    const [strict, wide] = [limited(1, 10_000), limited(3, 10_000)];
    const take = (key: string) => consumeAll([strict, key], [wide, 'all']);
    expect([
      await take('a'),
      await take('a'),
      await take('a'),
      await take('b'),
      await take('c'),
      await take('d'),
    ]).toEqual([0, 10, 10, 0, 0, 10]);
    // 'd' was refused by the wide one, and has its own.
    expect(await strict.consume('d')).toBe(0);
  });

  test('A3 100,000 addresses take the memory of 20,000; who comes again is not forgotten', async () => {
    const limiter = limited(2, 10_000);
    for (let n = 0; n < 100_000; n += 1) {
      await limiter.consume(`key ${n}`);
      if (n % 10_000 === 0) await limiter.consume('again');
    }
    expect(await limiter.consume('again')).toBe(10);
    expect(await limiter.consume('key 99999')).toBe(0);
    expect([await limiter.consume('key 0'), await limiter.consume('key 0'), await limiter.consume('key 0')]).toEqual([
      0, 0, 10,
    ]);
  });

  test('A3 who is refused already pushes nobody out of the counts, by however many names', async () => {
    const [byPeer, byAccount] = [
      new RateLimiter('peer', { max: 3, windowMs: 10_000 }),
      new RateLimiter('account', { max: 2, windowMs: 10_000 }),
    ];
    const attempt = (peer: string, account: string) => consumeAll([byPeer, peer], [byAccount, account]);
    expect([await attempt('one', 'owner'), await attempt('one', 'owner'), await attempt('one', 'owner')]).toEqual([
      0, 0, 10,
    ]);
    for (let n = 0; n < 25_000; n += 1) await attempt('flood', `nobody${n}@example.com`);
    expect(await attempt('two', 'owner')).toBe(10);
    expect(await byAccount.consume('nobody24999@example.com')).toBe(0);
  });

  test('A3 a process that sees 25,000 names takes no count of all processes away', async () => {
    const shared = new RateLimiterMemory({ points: 2, duration: 10 });
    const [one, other] = [1, 2].map(
      () => new RateLimiter('test', { max: 2, windowMs: 10_000 }, { inMemory: false, open: () => shared }),
    );
    expect([await one!.consume('owner'), await other!.consume('owner'), await one!.consume('owner')]).toEqual([
      0, 0, 10,
    ]);
    for (let n = 0; n < 25_000; n += 1) await one!.consume(`nobody${n}`);
    expect([await one!.consume('owner'), await other!.consume('owner')]).toEqual([10, 10]);
  });

  test('A2 while shared counts are away, this process counts', async () => {
    const away = {
      consume: () => Promise.reject(new Error('away')),
      reward: () => Promise.reject(new Error('away')),
      delete: () => Promise.reject(new Error('away')),
    };
    const limiter = new RateLimiter(
      'test',
      { max: 1, windowMs: 10_000 },
      { inMemory: false, open: () => away as never },
    );
    expect([await limiter.consume('a'), await limiter.consume('a')]).toEqual([0, 10]);
    await limiter.reset('a');
    expect(await limiter.consume('a')).toBe(0);
  });
});
