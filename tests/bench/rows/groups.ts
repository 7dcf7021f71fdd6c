import type { Bench } from '../bench.ts';
import { blocking } from './blocking.ts';
import { cachedPage } from './cached-page.ts';
import { firstTap } from './first-tap.ts';
import { forms } from './forms.ts';
import { laterActs } from './later-acts.ts';
import { lostTaps } from './lost-taps.ts';
import { paint } from './paint.ts';
import { memory } from './memory.ts';
import { nextPage } from './next-page.ts';
import { pageBytes } from './page-bytes.ts';
import type { Outcome } from '../row.ts';
import { scripts } from './scripts.ts';
import { start } from './start.ts';
import { uncached } from './uncached.ts';

/** By the name `--only` takes, in the order they are measured in. */
export const groups: Record<string, (bench: Bench) => Promise<Outcome>> = { scripts, bytes: pageBytes, paint, blocking, tap: firstTap, lost: lostTaps, acts: laterActs, forms, next: nextPage, cached: cachedPage, uncached, memory, start };
