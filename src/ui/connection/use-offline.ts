import { useSyncExternalStore } from 'react';

/** Does the browser know of no network? On a page made by the server it has one. */
export function useOffline(): boolean {
  return useSyncExternalStore(watch, isOffline, () => false);
}

const isOffline = () => !navigator.onLine;

function watch(changed: () => void): () => void {
  const controller = new AbortController();
  for (const type of ['online', 'offline']) addEventListener(type, changed, controller);
  return () => controller.abort();
}
