import { useEffect, useEffectEvent } from 'react';

/** Calls `back` when the browser has a network again. */
export function useOnline(back: () => void): void {
  const onOnline = useEffectEvent(back);
  useEffect(() => {
    const listen = () => onOnline();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
}
