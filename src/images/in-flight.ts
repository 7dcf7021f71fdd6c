/** Who asks for what is under way already waits for the same answer. */
export function singleFlight<T>(): (key: string, act: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>();
  return (key, act) => {
    const flight = flights.get(key) ?? act().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}

/** At most `most` at a time, and at most `waiting` in line: beyond that an error at once. */
export function limitConcurrency(most: number, waiting: number): <T>(act: () => Promise<T>) => Promise<T> {
  const line: (() => void)[] = [];
  let busy = 0;
  return async (act) => {
    if (busy >= most) {
      if (line.length >= waiting) throw new Error('Too many pictures at once');
      await new Promise<void>((turn) => line.push(turn));
    } else busy++;
    try {
      return await act();
    } finally {
      const next = line.shift();
      if (next) next();
      else busy--;
    }
  };
}
