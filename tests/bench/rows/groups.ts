import type { Bench } from '../bench.ts';
import { blocking } from './blocking.ts';
import { cachedPage } from './cached-page.ts';
import { firstTap } from './first-tap.ts';
import { search } from './search.ts';
import { forms } from './forms.ts';
import { growth } from './growth.ts';
import { laterActs } from './later-acts.ts';
import { lostTaps } from './lost-taps.ts';
import { memory } from './memory.ts';
import { nextPage } from './next-page.ts';
import { pageBytes } from './page-bytes.ts';
import { orders } from './orders.ts';
import { paint } from './paint.ts';
import type { Outcome } from '../table/row.ts';
import { scripts } from './scripts.ts';
import { signInStorm } from './sign-in-storm.ts';
import { sitemap } from './sitemap.ts';
import { start } from './start.ts';
import { uncached } from './uncached.ts';

/** By the name `--only` takes, in the order of the table. */
export const groups = {
  scripts,
  bytes: pageBytes,
  paint,
  blocking,
  tap: firstTap,
  lost: lostTaps,
  acts: laterActs,
  forms,
  next: nextPage,
  cached: cachedPage,
  uncached,
  memory,
  start,
  growth,
  search,
  sitemap,
  orders,
  storm: signInStorm,
} satisfies Record<string, (bench: Bench) => Promise<Outcome>>;

export type GroupName = keyof typeof groups;

/** These count and do not time, so they share the machine: taps are tried while memory is watched. */
const TOGETHER: readonly GroupName[] = ['lost', 'memory'];

/** What is measured at once, one after the other. */
export function batches(names: readonly GroupName[]): GroupName[][] {
  const together = names.filter((name) => TOGETHER.includes(name));
  return [
    ...names.filter((name) => !together.includes(name)).map((name) => [name]),
    ...(together.length > 0 ? [together] : []),
  ];
}

export function namesOf(asked: readonly string[]): GroupName[] {
  const known = Object.keys(groups) as GroupName[];
  const wrong = asked.filter((name) => !known.includes(name as GroupName));
  if (wrong.length > 0) throw new Error(`There is no row ${wrong.join(', ')}. There are: ${known.join(', ')}`);
  return asked.length > 0 ? known.filter((name) => asked.includes(name)) : known;
}
