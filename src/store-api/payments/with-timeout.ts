/** Does the work with a signal that ends it, and waits no longer even for one that does not listen. */
export async function withTimeout<T>(milliseconds: number, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(milliseconds);
  const ended = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );
  return Promise.race([act(signal), ended]);
}
