import { availableParallelism } from 'node:os';
import sharp from 'sharp';

const MAX_AT_ONCE = 4;

/**
 * Runs `act` over the items, one picture a core: drawing an SVG and encoding small sizes hardly use more than one.
 * Returns the results in order; stops at the first error.
 */
export async function inParallel<T, R>(
  items: readonly T[],
  act: (item: T) => Promise<R>,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<R[]> {
  sharp.concurrency(1);
  sharp.cache(false);
  const results = new Array<R>(items.length);
  const queue = items.entries();
  let done = 0;
  const work = async (): Promise<void> => {
    for (const [index, item] of queue) {
      results[index] = await act(item);
      onProgress(++done, items.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), MAX_AT_ONCE) }, work));
  return results;
}
