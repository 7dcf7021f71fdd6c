import { root } from '#islands/page-root.ts';
import { savesData } from '#lib/saves-data.ts';
import { FONT_KEY } from '#config.ts';
import { readStorage } from '#lib/read-storage.ts';

/**
 * Fetches the display font for later pages, unless the visitor saves data. Those show it from their first frame
 * (site/page/head-script.ts), this one not at all.
 */
export function fetchDisplayFont(): void {
  if (savesData() || readStorage('localStorage', FONT_KEY)) return;
  document.fonts
    .load(`1em ${root.dataset.face ?? 'Newsreader'}`)
    .then((faces) => faces.length && localStorage.setItem(FONT_KEY, '1'))
    .catch(() => 0);
}
