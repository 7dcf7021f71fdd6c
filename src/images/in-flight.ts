/** Concurrent calls with one key share one result (single flight). */
export function singleFlight<T>(): (key: string, act: () => Promise<T>) => Promise<T> {
  const inFlight = new Map<string, Promise<T>>();
  return (key, act) => {
    const result = inFlight.get(key) ?? act().finally(() => inFlight.delete(key));
    inFlight.set(key, result);
    return result;
  };
}

/** Runs at most `max` at a time, with at most `maxQueued` in a queue: beyond that it rejects at once. */
export function limitConcurrency(max: number, maxQueued: number): <T>(act: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let busy = 0;
  return async (act) => {
    if (busy >= max) {
      if (queue.length >= maxQueued) throw new Error('Too many pictures at once');
      await new Promise<void>((start) => queue.push(start));
    } else busy++;
    try {
      return await act();
    } finally {
      const next = queue.shift();
      if (next) next();
      else busy--;
    }
  };
}
