import { describe, expect, test } from 'vitest';
import { StandbyRoute } from '#store-api/base/db/postgres/standby-route.ts';

/** Two servers of which the test says how far their logs are; undefined: it does not answer. */
function openRoute() {
  const state: { ms: number; primary: number | undefined; standby: number | undefined } = {
    ms: 0,
    primary: 100,
    standby: 100,
  };
  const answer = (position: number | undefined) =>
    position === undefined ? Promise.reject(new Error('gone')) : Promise.resolve(position);
  const route = new StandbyRoute(
    { primary: () => answer(state.primary), standby: () => answer(state.standby) },
    () => state.ms,
  );
  const probeAt = async (ms: number, positions: Partial<typeof state> = {}) => {
    Object.assign(state, { ms }, positions);
    await route.probe();
    return route.source;
  };
  return { route, probeAt };
}

describe('reads of the catalogue', () => {
  test('come from the standby once it answers, from the primary as soon as it fails', async () => {
    const { route, probeAt } = openRoute();
    expect(route.source).toBe('primary');
    expect(await probeAt(0)).toBe('standby');
    route.leave();
    expect(route.source).toBe('primary');
    expect(await probeAt(1_000, { standby: undefined })).toBe('primary');
    expect(await probeAt(2_000, { standby: 100 })).toBe('standby');
    expect(route.switches).toBe(3);
  });

  test('leave a standby that lacks what the primary had five seconds ago, until it has it', async () => {
    const { probeAt } = openRoute();
    await probeAt(0);
    expect(await probeAt(1_000, { primary: 200 })).toBe('standby');
    expect(await probeAt(6_000, { primary: 300 })).toBe('standby');
    expect(await probeAt(6_001, { primary: 400 })).toBe('primary');
    expect(await probeAt(7_000, { standby: 200 })).toBe('standby');
    expect(await probeAt(12_000)).toBe('primary');
    expect(await probeAt(13_000, { standby: 400 })).toBe('standby');
  });

  test('stay on a standby while the primary is away, and follow a new primary whose log is shorter', async () => {
    const { probeAt } = openRoute();
    await probeAt(0, { primary: 500, standby: 400 });
    expect(await probeAt(60_000, { primary: undefined })).toBe('standby');
    expect(await probeAt(70_000, { primary: 450, standby: 450 })).toBe('standby');
    expect(await probeAt(80_000)).toBe('standby');
  });

  test('a standby that is days behind costs little memory and is not taken for a current one', async () => {
    const { probeAt } = openRoute();
    for (let second = 0; second < 5_000; second += 1) await probeAt(second * 1_000, { primary: 101 + second });
    expect(await probeAt(5_000_000, { standby: 2_600 })).toBe('primary');
    expect(await probeAt(5_001_000, { standby: 5_100 })).toBe('standby');
  });
});
