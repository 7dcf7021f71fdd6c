import { root } from '#islands/page-root.ts';
import { savesData } from '#lib/saves-data.ts';
import { readStorage } from '#lib/read-storage.ts';

const FACE_KEY = 'face';

/** The display face stands on a page from its first frame on, or not at all: when it was fetched before. */
export function applyDisplayFace(): void {
  if (readStorage('localStorage', FACE_KEY)) root.dataset.face = '';
}

/** Fetches it for the pages to come; not for who saves data. */
export function keepDisplayFace(): void {
  if (savesData() || readStorage('localStorage', FACE_KEY)) return;
  document.fonts
    ?.load('1em Newsreader')
    .then((faces) => faces.length && localStorage.setItem(FACE_KEY, '1'))
    .catch(() => {});
}
