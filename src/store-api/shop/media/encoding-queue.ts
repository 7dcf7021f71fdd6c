/** Too many pictures are waiting to be encoded; the request is answered 503. */
export class EncoderBusy extends Error {}

export interface EncodingQueue {
  /**
   * Runs `act` when a place is free: what a shopper waits for before what is done ahead. @throws EncoderBusy when
   * too many wait already
   */
  run: <T>(act: () => Promise<T>, isAhead: boolean) => Promise<T>;
}

const MAX_WAITING = 500;

/** At most `places` run at once. */
export function openEncodingQueue(places: number): EncodingQueue {
  const waiting: (() => void)[] = [];
  const ahead: (() => void)[] = [];
  let free = places;
  return {
    async run(act, isAhead) {
      const queue = isAhead ? ahead : waiting;
      if (free > 0) free -= 1;
      else if (queue.length >= MAX_WAITING) throw new EncoderBusy();
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await act();
      } finally {
        const next = waiting.shift() ?? ahead.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
