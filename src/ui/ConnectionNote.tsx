import { useEffect, useState, useSyncExternalStore } from 'react';
import { SLOW_AFTER_MS } from './slow-after.ts';
import * as text from './text.ts';

/**
 * Words for a network that is slow or gone, where the shopper is looking: said politely, and gone with the cause
 * (docs/decisions D266). `busy` is a request that the shopper waits for.
 */
export function ConnectionNote({ busy }: { busy: boolean }) {
  const [slow, setSlow] = useState(false);
  const online = useSyncExternalStore(watchConnection, isOnline, () => true);
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_AFTER_MS, busy);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return (
    <p role="status" className="text-sm text-soft empty:hidden">
      {online ? slow && text.slow : text.offline}
    </p>
  );
}

const isOnline = () => navigator.onLine;

function watchConnection(changed: () => void): () => void {
  const controller = new AbortController();
  for (const type of ['online', 'offline']) addEventListener(type, changed, controller);
  return () => controller.abort();
}
