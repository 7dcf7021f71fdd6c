import { afterPaint } from '#lib/after-paint.ts';

/** The rest of the style sheet loads as one for print, which no paint waits for; it applies after the first frame. */
export function applyDeferredStyles(): void {
  const sheet = document.querySelector<HTMLLinkElement>('link[media^=print]');
  if (!sheet) return;
  const apply = () => (sheet.media = '');
  if (sheet.sheet) apply();
  else sheet.onload = () => void afterPaint().then(apply);
}
