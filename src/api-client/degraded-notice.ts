import type { Transport } from './api.ts';

/** Calls `onDegraded` for a request that got no answer or a server error. */
export function withDegradedNotice(onDegraded: (() => void) | undefined, call: Transport): Transport {
  if (!onDegraded) return call;
  return async (path, init) => {
    const answer = await call(path, init).catch((error: unknown) => {
      onDegraded();
      throw error;
    });
    if (answer.status >= 500) onDegraded();
    return answer;
  };
}
