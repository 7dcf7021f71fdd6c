import { afterPaint } from '#lib/after-paint.ts';

/** The rest of the style sheet loads as one for print, which no paint waits for; it applies after the first frame. */
export function applyDeferredStyles(): void {
  document.addEventListener(
    'load',
    (event) => {
      const sheet = event.target as HTMLLinkElement;
      if (sheet.media) void afterPaint().then(() => (sheet.media = ''));
    },
    true,
  );
}
