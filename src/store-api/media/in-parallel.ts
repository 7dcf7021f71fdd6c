import { availableParallelism } from 'node:os';
import sharp from 'sharp';

const MOST_AT_ONCE = 4;

/**
 * Runs `act` over the items, one picture a core: drawing an SVG and encoding small sizes hardly use more than one.
 * Gives the results in order; stops at the first error.
 */
export async function inParallel<T, R>(
  items: readonly T[],
  act: (item: T) => Promise<R>,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<R[]> {
  sharp.concurrency(1);
  sharp.cache(false);
  const results = new Array<R>(items.length);
  let next = 0;
  let done = 0;
  const work = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      results[index] = await act(items[index]!);
      onProgress(++done, items.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), MOST_AT_ONCE) }, work));
  return results;
}
