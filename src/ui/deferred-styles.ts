import { afterPaint } from '#lib/after-paint.ts';

/** The styles of what is below the window come as those of a printer, which no paint waits for, and count once they and a frame are there. */
export function applyDeferredStyles(): void {
  document.addEventListener(
    'load',
    ({ target }) => {
      const sheet = target as HTMLLinkElement;
      if (sheet.media) afterPaint().then(() => (sheet.media = ''));
    },
    true,
  );
}
