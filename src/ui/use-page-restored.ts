import { useEffect, useEffectEvent } from 'react';

/** Calls `restored` when the browser shows the page as it was left: from its back-forward cache. */
export function usePageRestored(restored: () => void): void {
  const onRestored = useEffectEvent(restored);
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => persisted && onRestored();
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, []);
}
