import { useEffect, useState, useSyncExternalStore } from 'react';
import { SLOW_AFTER_MS } from './slow-after.ts';
import * as text from './text.ts';

/**
 * Words for a network that is slow or gone, where the shopper is looking: said politely, and gone with the cause
 * (docs/decisions D266). `busy` is a request that the shopper waits for.
 */
export function ConnectionNote({ busy }: { busy: boolean }) {
  const slow = useSlow(busy);
  const offline = useSyncExternalStore(
    watchConnection,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <p role="status" className="text-sm text-soft empty:hidden">
      {offline ? text.offline : slow ? text.slow : null}
    </p>
  );
}

function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}

function watchConnection(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}
