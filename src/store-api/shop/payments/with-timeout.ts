/** Runs `act` with a signal that aborts after the time, and rejects then even when `act` ignores the signal. */
export function withTimeout<T>(milliseconds: number, act: (signal: AbortSignal) => T | Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(milliseconds);
  const ended = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
  return Promise.race([Promise.resolve(signal).then(act), ended]);
}
