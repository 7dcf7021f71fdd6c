import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabaseClock } from '#store-api/base/db/postgres/database-clock.ts';

const TEN_MINUTES = 600_000;

describe('one clock for all machines', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a machine that is ten minutes off goes by the database, one that is a second off by itself', async () => {
    const local = 1_700_000_000_000;
    for (const [off, shown] of [
      [TEN_MINUTES, TEN_MINUTES],
      [-TEN_MINUTES, -TEN_MINUTES],
      [1_000, 0],
    ] as const) {
      const clock = await openDatabaseClock(() => Promise.resolve(local + off), { local: () => local });
      expect(clock.now().getTime() - local, String(off)).toBe(shown);
      clock.close();
    }
  });

  test('it is compared again, and a database that does not answer changes nothing', async () => {
    const local = 1_700_000_000_000;
    let database: number | undefined = local + TEN_MINUTES;
    const ask = () => (database === undefined ? Promise.reject(new Error('gone')) : Promise.resolve(database));
    const clock = await openDatabaseClock(ask, { local: () => local, everyMs: 1_000 });
    database = undefined;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(clock.now().getTime()).toBe(local + TEN_MINUTES);
    database = local;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(clock.now().getTime()).toBe(local);
    clock.close();
  });

  test('an answer that took long says nothing', async () => {
    let local = 1_700_000_000_000;
    const ask = () => {
      local += 10_000;
      return Promise.resolve(local + TEN_MINUTES);
    };
    const clock = await openDatabaseClock(ask, { local: () => local });
    expect(clock.now().getTime()).toBe(local);
    clock.close();
  });
});
