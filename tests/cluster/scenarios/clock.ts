import { ask, signUp } from '../../e2e/process/shop-process.ts';
import type { Outcome, Scenario } from '../scenario.ts';

const MINUTES = 10;
const CLOSE_MS = 5_000;

/** The third shop's machine is ten minutes ahead, then ten behind: its orders, tokens and payments do not notice. */
export const clock: Scenario = {
  name: 'clock',
  async run(world) {
    if (!world.programs.faketime)
      return { says: ['SKIPPED: Debian’s package libfaketime is not installed'], wrong: [] };
    const outcomes: Outcome[] = [];
    for (const minutes of [MINUTES, -MINUTES]) outcomes.push(await withClock(world, minutes, world.programs.faketime));
    await world.shops[2]?.close();
    await world.startShop(2);
    await world.warm();
    return { says: outcomes.flatMap(({ says }) => says), wrong: outcomes.flatMap(({ wrong }) => wrong) };
  },
};

async function withClock(world: Parameters<Scenario['run']>[0], minutes: number, library: string): Promise<Outcome> {
  const wrong: string[] = [];
  await world.shops[2]?.close();
  const odd = await world.startShop(2, {
    LD_PRELOAD: library,
    FAKETIME: `${minutes > 0 ? '+' : '-'}${Math.abs(minutes)}m`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
  const right = world.shops[0] ?? odd;
  const shown = Date.parse((await ask(odd.origin, '/healthz')).headers.date ?? '');
  if (Math.abs(shown - Date.now() - minutes * 60_000) > 60_000) wrong.push('the clock was not set');

  const email = (where: string) => `clock.${where}.${minutes}.${Date.now()}@example.com`;
  const tokens = [await signUp(right.origin, email('right')), await signUp(odd.origin, email('odd'))];
  const counted: Record<string, number> = {};
  for (const token of tokens)
    for (const shop of [right, odd]) {
      const key = `clock-${minutes}-${tokens.indexOf(token)}-${shop === odd ? 'odd' : 'right'}`;
      const body = world.bodies[3];
      const post = (origin: string) => ask(origin, '/api/v1/orders', { method: 'POST', token, key, body });
      const [first, second] = [await post(shop.origin), await post(shop === odd ? right.origin : odd.origin)];
      counted[first.status] = (counted[first.status] ?? 0) + 1;
      if (first.status !== 201 || second.body.id !== first.body.id)
        wrong.push(`an order and its repeat elsewhere: ${first.status}, ${second.status}`);
      const [row] = await world.cluster.primary.ask(`select created_at from orders where id = '${first.body.id}'`);
      const off = Math.abs(Date.parse(String(row?.created_at)) - Date.now());
      if (off > CLOSE_MS) wrong.push(`an order is dated ${Math.round(off / 1000)} s off`);
    }
  return {
    says: [`${minutes} minutes off: ${counted[201] ?? 0} of 4 orders, each repeated at the other shop, dated right`],
    wrong,
  };
}
