import { cpus, loadavg, totalmem } from 'node:os';
import type { Browser } from 'playwright/test';
import { median } from '../table/statistics.ts';

export interface Machine {
  cores: number;
  memoryGB: number;
  model: string;
  /** Median and lowest of the scores taken before each run. */
  cpuScore: number | null;
  cpuScoreLowest: number | null;
  /** Processes that wanted a core in the minute before the benchmark began. */
  loadBefore: number;
}

const scores: number[] = [];
const loadBefore = loadavg()[0]!;
const STEADY = 0.7;

/** Rounds of a fixed small piece of work that this machine's browser does in 100 ms, unslowed: the best of three. */
export async function scoreCpu(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const score = await page.evaluate(() => {
    const rounds = () => {
      const until = performance.now() + 100;
      let done = 0;
      let kept = 0;
      for (; performance.now() < until; done++)
        for (let step = 0; step < 10_000; step++) kept = (kept + step * step) % 9973;
      return kept < 0 ? 0 : done;
    };
    return Math.max(rounds(), rounds(), rounds());
  });
  await page.close();
  scores.push(score);
  return score;
}

export function describeMachine(): Machine {
  return {
    cores: cpus().length,
    memoryGB: Math.round(totalmem() / 2 ** 30),
    model: cpus()[0]?.model ?? 'unknown',
    cpuScore: median(scores),
    cpuScoreLowest: scores.length > 0 ? Math.min(...scores) : null,
    loadBefore,
  };
}

/** Was something else running, before or meanwhile? */
export function wasBusy({ cores, cpuScore, cpuScoreLowest, loadBefore: load }: Machine): boolean {
  return load > cores / 2 || (cpuScore !== null && cpuScoreLowest !== null && cpuScoreLowest < cpuScore * STEADY);
}
