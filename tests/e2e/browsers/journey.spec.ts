import { mkdirSync } from 'node:fs';
import { expect, test } from '../support/test.ts';
import { OLDEST, OTHERS } from './drivers/candidates.ts';
import { payInOtherWays, shop, signOut } from './journey.ts';
import { Shopper } from './shopper.ts';

/** `npm test` goes through the oldest browser, `npm run test:all` through every one. */
const ALL = process.env.BROWSERS === 'all';

for (const [nth, candidate] of (ALL ? [OLDEST, ...OTHERS] : [OLDEST]).entries())
  test(`${candidate.name}: from the front page by filters, cart and bank to a paid order${ALL ? ', and every other way to pay' : ''}`, async ({
    shopOrigin,
  }) => {
    test.setTimeout(ALL ? 400_000 : 150_000);
    const missing = candidate.missing();
    if (missing) console.warn(`\n!!! NOT TESTED in ${candidate.name}: ${missing}\n`);
    test.skip(Boolean(missing), missing);
    const album = test.info().outputPath('pictures');
    mkdirSync(album, { recursive: true });
    const driver = await candidate.open();
    try {
      const shopper = new Shopper(driver, shopOrigin, album);
      await shop(shopper, nth);
      if (ALL) await payInOtherWays(shopper, nth);
      await signOut(shopper);
      expect(await shopper.errors()).toEqual([]);
    } catch (error) {
      await driver.picture(`${album}/failed.png`).catch(() => undefined);
      throw error;
    } finally {
      await driver.close();
    }
  });
