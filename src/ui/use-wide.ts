import { useSyncExternalStore } from 'react';

const WIDE = '(width >= 48rem)';

/** Is there room for two columns? False on the server and in the first client render. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
