import './links.ts';
import './truths.ts';
import { openTwoTrades, test } from './untrue.ts';

test.describe.configure({ timeout: 180_000 });
openTwoTrades();
