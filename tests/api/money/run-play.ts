import { perform } from './acts.ts';
import { attemptsGoingOn, needlessAttempts } from './checks/open-pages.ts';
import type { Play } from './play.ts';
import { refundTold } from './refunds/bank-refunds.ts';
import type { World } from './world.ts';
import { queryDueRefunds } from '#store-api/shop/refunds/refund-reconciler.ts';
import { queryDueAttempts } from '#store-api/shop/payments/reconcile/reconciler.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Plays it, until everything is known. */
export async function runPlay(world: World, { seed, phases }: Play): Promise<void> {
  for (const [index, { wait, bankIsAway, counts, writesStock, acts }] of phases.entries()) {
    // Each phase has a time of its own, by which histories tell what was before it.
    world.clock += wait + 1;
    world.bank.isAway = bankIsAway;
    if (bankIsAway) world.bank.awayAt.add(world.clock);
    if (counts) await count(world);
    if (writesStock) await world.folder.writeStock();
    await world.interleaver.run(
      acts.map((one) => () => perform(world, one)),
      seed + index,
    );
    world.wrong.push(...(await attemptsGoingOn(world)));
  }
  await tellAll(world, seed);
}

/** The owner begins to count what was not counted. */
async function count({ db, counted, variants, orders }: World): Promise<void> {
  for (const { id } of variants.filter((variant) => !counted.has(variant.id)).slice(0, 1)) {
    await db.updateTable('variants').set({ stock: 4 }).where('id', '=', id).execute();
    counted.set(id, { stock: 4, after: new Set(orders) });
  }
}

/**
 * At the end everything is known: webhooks have come at last, the gateways have been asked, and what an import took
 * away is back. What a gateway never told of is found by then too: its pages have closed, and unpaid orders were due to
 * expire.
 */
async function tellAll(world: World, seed: number): Promise<void> {
  const { bank, interleaver, app } = world;
  bank.isAway = false;
  bank.losesAnswers = false;
  bank.refundWay = 'at once';
  // Where each gateway was there, what nobody needs is closed by the next look, and not by its own time.
  await interleaver.run([() => queryDueAttempts(app)], seed);
  if (bank.awayAt.size === 0) world.wrong.push(...(await needlessAttempts(world)));
  world.clock += 11 * MINUTE;
  await interleaver.run(
    [
      () => queryDueAttempts(app),
      ...bank.charges
        .filter(({ status, isLost }) => status === 'paid' && !isLost)
        .map((charge) => () => world.tell(bank.told(charge)!, charge.gatewayId)),
    ],
    seed,
  );
  world.clock += 11 * MINUTE;
  await interleaver.run([() => queryDueAttempts(app)], seed);
  world.wrong.push(...(await needlessAttempts(world)));
  if (bank.charges.some(({ isLost }) => isLost)) {
    world.clock += 25 * HOUR;
    await interleaver.run([() => perform(world, { act: 'expire' }), () => queryDueAttempts(app)], seed);
    world.clock += 11 * MINUTE;
    await interleaver.run([() => queryDueAttempts(app)], seed);
  }
  // What is on its way back arrives, and each bank says so once it is asked, or tells; then what no bank had heard of.
  for (let round = 0; round < 2; round++) {
    for (const refund of bank.refunds.filter(({ status }) => status === 'pending')) refund.status = 'succeeded';
    world.clock += 25 * HOUR;
    await interleaver.run(
      [
        () => queryDueRefunds(app),
        ...bank.refunds.flatMap((refund) => {
          const body = refundTold(refund);
          return body ? [() => world.tell(body, refund.charge.gatewayId)] : [];
        }),
      ],
      seed,
    );
    world.clock += 11 * MINUTE;
    await interleaver.run([() => queryDueRefunds(app)], seed);
  }
  await world.folder.applyByHand();
}
