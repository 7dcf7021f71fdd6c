import type { Browser } from 'playwright/test';
import { scoreCpu } from '../page/machine.ts';
import { withBrowser } from '../page/phone.ts';
import { say } from '../say.ts';

/** One thing that is measured in every round: a page, or an act, of a target. */
export interface Cell {
  /** What is compared among the targets. */
  what: string;
  target: string;
  url: string;
}

/** By `what`, by target: one of each round in their order, null where it could not be measured. */
export type Samples<T> = Record<string, Record<string, (T | null)[]>>;

/**
 * Measures every cell once in each round, a browser for each round. What is compared follows one another within
 * seconds, in an order that is drawn anew for each round: so noise and what the machine does in between meet all alike.
 */
export async function inRounds<C extends Cell, T>(
  name: string,
  rounds: number,
  cells: readonly C[],
  measure: (browser: Browser, cell: C) => Promise<T>,
): Promise<Samples<T>> {
  const samples: Samples<T> = {};
  for (let round = 0; round < rounds; round += 1) {
    say(`${name}: round ${round + 1} of ${rounds}`);
    await withBrowser(async (browser) => {
      await scoreCpu(browser);
      for (const cell of inTurn(cells))
        ((samples[cell.what] ??= {})[cell.target] ??= []).push(await triedTwice(() => measure(browser, cell), cell));
    });
  }
  return samples;
}

/** What belongs together stays together; groups and their members come in an order drawn by `random`. */
export function inTurn<C extends Pick<Cell, 'what'>>(cells: readonly C[], random = Math.random): C[] {
  const groups = Object.values(Object.groupBy(cells, ({ what }) => what)) as C[][];
  return shuffled(groups, random).flatMap((group) => shuffled(group, random));
}

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  return values
    .map((value) => ({ value, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

async function triedTwice<T>(measure: () => Promise<T>, { what, target }: Cell): Promise<T | null> {
  try {
    return await measure();
  } catch {
    return measure().catch((error: unknown) => {
      say(`${what} of ${target} could not be measured: ${String(error).split('\n')[0]}`);
      return null;
    });
  }
}
