import { root } from '#islands/page-root.ts';
import { savesData } from '#lib/saves-data.ts';
import { readStorage } from '#lib/read-storage.ts';

const FONT_KEY = 'face';

/** The display face stands on a page from its first frame on, or not at all: when it was fetched before. */
export function applyDisplayFont(): void {
  if (readStorage('localStorage', FONT_KEY)) root.dataset.font = '';
}

/** Fetches it for the pages to come; not for who saves data. */
export function fetchDisplayFont(): void {
  if (savesData() || readStorage('localStorage', FONT_KEY)) return;
  document.fonts
    ?.load('1em Newsreader')
    .then((faces) => faces.length && localStorage.setItem(FONT_KEY, '1'))
    .catch(() => {});
}
