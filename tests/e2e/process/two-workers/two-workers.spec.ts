import { net } from '../../support/net.ts';
import { expectCountedTogether } from '../counted-together.ts';
import { type Engine, stopPostgres } from '../engines.ts';
import { test } from '../program.ts';
import { countsWhatIsDone } from './counts.ts';
import { drainsUnderLoad } from './drain.ts';
import { livesOn } from './life.ts';
import { isOneShop } from './one-shop.ts';
import { openRunning } from './running.ts';

/** A shop of several processes, from its first request to its end. */
test.describe.configure({ timeout: 120_000 });
test.afterAll(stopPostgres);

const SHOPS: [engine: Engine, workers: number][] = [
  ['SQLite', 2],
  ['PostgreSQL', 2],
  ['SQLite', 1],
];

for (const [engine, workers] of net(SHOPS, (_, index) => index === 0))
  test.describe(`${workers} process${workers > 1 ? 'es' : ''} on ${engine}`, () => {
    const running = openRunning(engine, workers);
    // The first, since it counts from the start; the last ends the shop.
    countsWhatIsDone(running, workers);
    if (workers > 1) {
      isOneShop(running);
      test('A2 E3 they count together; a worker that dies takes no count with it, nor the others', () =>
        expectCountedTogether(running.shop));
      livesOn(running);
    }
    drainsUnderLoad(running);
  });
