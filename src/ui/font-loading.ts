import { root } from '#islands/page-root.ts';
import { connection, savesData } from '#lib/net/connection.ts';
import { FONT_KEY } from '#config.ts';
import { readStorage } from '#lib/read-storage.ts';

/**
 * Fetches the display font for later pages, unless the visitor saves data or is on 2g. Those show it from their first
 * frame (site/page/head-script.ts), this one not at all.
 */
export function fetchDisplayFont(): void {
  if (savesData() || isSlow() || readStorage('localStorage', FONT_KEY)) return;
  document.fonts
    .load(`1em ${root.dataset.face ?? 'Newsreader'}`)
    .then((faces) => faces.length && localStorage.setItem(FONT_KEY, '1'))
    .catch(() => 0);
}

/** As slow as 2g, as Chromium estimates it. */
function isSlow(): boolean {
  return connection().effectiveType?.includes('2g') ?? false;
}
