import { OwnerFolder, type Prices, type Said, sellingPrices } from '../load/owner-folder.ts';
import { type Scenario, underLoad } from '../scenario.ts';

/** Nothing is changed, and the words say so. */
const REFUSED = /^Nothing was changed/m;
/** Both words of a run that was overtaken between its commit and its look at the shop. */
const OVERTAKEN = /Another (apply|import)/;
const DEAREST = 9_000;

/**
 * The owner changes prices by `apply` through pgbouncer while people buy: one after the other, then two from two
 * folders at once. Each run is done and the shop sells as its folder says, or it says that it is not.
 */
export const applyThroughPooler: Scenario = {
  name: 'apply',
  run: (world, { applies }) =>
    underLoad(world, async () => {
      const { primary } = world.cluster;
      const one = await OwnerFolder.made(world, 'owner-one');
      const two = one.copy('owner-two');
      let prices = one.prices;
      const skus = [...prices.keys()];
      /** The next price change: another price of one variant. */
      let changes = 0;
      const changed = (): Prices => {
        changes += 1;
        return new Map([...prices, [skus[changes % skus.length] ?? '', DEAREST + changes]]);
      };
      const wrong: string[] = [];
      const count = { right: 0, refused: 0, 'one of two': 0, 'both of two': 0, 'none of two': 0 };

      for (let round = 0; round < applies; round += 1) {
        const wanted = changed();
        one.write(wanted);
        const said = await one.apply();
        const now = await sellingPrices(primary);
        if (said.code === 0) count.right += 1;
        else count.refused += 1;
        if (said.code === 0 ? !same(now, wanted) : !same(now, prices)) wrong.push(`alone, ${told(said)}`);
        if (said.code !== 0 && !REFUSED.test(said.text)) wrong.push(`alone, no refusal: ${said.text}`);
        prices = now;
      }
      for (let round = 0; round < applies; round += 2) {
        const wanted = [changed(), changed()];
        for (const [index, folder] of [one, two].entries()) folder.write(wanted[index] ?? prices);
        const said = await Promise.all([one.apply(), two.apply()]);
        const now = await sellingPrices(primary);
        const done = wanted.filter((_, index) => said[index]?.code === 0);
        count[done.length === 2 ? 'both of two' : done.length === 1 ? 'one of two' : 'none of two'] += 1;
        const isOvertaken = said.some(({ text }) => OVERTAKEN.test(text) && !REFUSED.test(text));
        const right = done.length > 0 ? done : isOvertaken ? wanted : [prices];
        if (!right.some((some) => same(now, some))) wrong.push(`two at once, ${said.map(told).join(' | ')}`);
        for (const { code, text } of said)
          if (code !== 0 && !REFUSED.test(text) && !OVERTAKEN.test(text)) wrong.push(`unclear: ${text}`);
        prices = now;
      }
      if (count.right === 0) wrong.push('alone: not one price change went through');
      return {
        says: [
          `${applies} price changes one after the other: ${count.right} right, ${count.refused} refused`,
          `${applies} more, two at once: in ${count['one of two']} pairs one was done, in ${count['both of two']} ` +
            `both, one after the other, in ${count['none of two']} none`,
        ],
        wrong,
      };
    }),
};

function same(one: Prices, other: Prices): boolean {
  return one.size === other.size && [...one].every(([sku, price]) => other.get(sku) === price);
}

function told({ code, text }: Said): string {
  return `ended with ${code}: ${text.split('\n').slice(0, 3).join(' / ')}`;
}
