import { useEffect, useState } from 'react';
import { useOffline } from './connection/use-offline.ts';
import { SLOW_AFTER_MS } from './slow-after.ts';
import * as text from './text.ts';

/**
 * Words for a network that is slow or gone, where the shopper is looking: said politely, and gone with the cause
 * (docs/decisions D266). `busy` is a request that the shopper waits for.
 */
export function ConnectionNote({ busy }: { busy: boolean }) {
  const [slow, setSlow] = useState(false);
  const offline = useOffline();
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_AFTER_MS, busy);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return (
    <p role="status" className="text-sm text-soft empty:hidden">
      {offline ? text.offline : slow && text.slow}
    </p>
  );
}
