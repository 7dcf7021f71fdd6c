import './log.ts';
import './secrets.ts';
import './forms.ts';
import './methods.ts';
import './second-signal.ts';
import { test } from '../program.ts';
import { openTalkative } from './shop.ts';

test.describe.configure({ timeout: 300_000 });
openTalkative();
