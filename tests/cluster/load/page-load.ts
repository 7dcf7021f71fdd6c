import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../../e2e/process/shop-process.ts';

export interface PageLoad {
  pages: number;
  /** As `path: what came of it`. */
  failed: string[];
  slowest: number;
  stop: () => Promise<void>;
}

const READERS = 4;
const PAUSE_MS = 40;
const PATIENCE_MS = 5_000;

/** Visitors who read public pages, one after the other. A page fails when it is not 200 within five seconds. */
export function startPages(origin: string, paths: string[]): PageLoad {
  let isStopped = false;
  const readers = Array.from({ length: READERS }, async (_, index) => {
    for (let turn = index; !isStopped; turn += 1) {
      await read(paths[turn % paths.length] ?? '/');
      await sleep(PAUSE_MS);
    }
  });
  const load: PageLoad = {
    pages: 0,
    failed: [],
    slowest: 0,
    async stop() {
      isStopped = true;
      await Promise.all(readers);
    },
  };

  async function read(path: string): Promise<void> {
    const began = performance.now();
    const outcome = await ask(origin, path, { timeoutMs: PATIENCE_MS }).then(
      ({ status, text }) => (status === 200 && text.length > 0 ? undefined : String(status)),
      (error: unknown) => String(error),
    );
    load.pages += 1;
    load.slowest = Math.max(load.slowest, performance.now() - began);
    if (outcome !== undefined) load.failed.push(`${path}: ${outcome}`);
  }

  return load;
}
