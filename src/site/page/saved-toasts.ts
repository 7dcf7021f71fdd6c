import { TOASTS_KEY } from '#config.ts';
import { readStorage } from '#lib/read-storage.ts';
import { afterPaint } from '#lib/after-paint.ts';
import { importLazyBundle } from '#islands/import-code.ts';

/** Shows toasts that the previous page saved, or this one before hydration; not while the page is prerendered. */
export function showToastsOnLoad(): void {
  showSaved();
  addEventListener('pageshow', showSaved);
  addEventListener('saved-toast', () => void afterPaint().then(showSaved));
}

function showSaved(shown?: unknown): void {
  if ((document as { prerendering?: boolean }).prerendering || !readStorage('sessionStorage', TOASTS_KEY)) return;
  void importLazyBundle<{ showSavedToasts: (restored?: boolean) => void }>().then(({ showSavedToasts }) =>
    showSavedToasts((shown as Partial<PageTransitionEvent> | undefined)?.persisted),
  );
}
