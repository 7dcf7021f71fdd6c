import { root } from '#islands/page-root.ts';
import { savesData } from '#lib/saves-data.ts';
import { readStorage } from '#lib/read-storage.ts';

const FONT_KEY = 'face';

/** A page shows the display font from its first frame when an earlier page has fetched it, else not at all. */
export function applyDisplayFont(): void {
  if (readStorage('localStorage', FONT_KEY)) root.dataset.font = '';
}

/** Fetches it for later pages, unless the visitor saves data. */
export function fetchDisplayFont(): void {
  if (savesData() || readStorage('localStorage', FONT_KEY)) return;
  document.fonts
    .load(`1em ${root.dataset.face ?? 'Newsreader'}`)
    .then((faces) => faces.length && localStorage.setItem(FONT_KEY, '1'))
    .catch(() => 0);
}
