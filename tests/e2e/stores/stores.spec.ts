import './listed-hosts.ts';
import './two-stores.ts';
import { REFUSED } from '../support/visit.ts';
import { OF_STORES, test } from './running.ts';

/** One shop and one browser for all of them. */
test.use({ ...OF_STORES, expectedConsole: [REFUSED] });
test.describe.configure({ timeout: 180_000 });
