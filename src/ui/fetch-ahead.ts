import { importCode, islandFiles, preload, smallFiles } from './page-code.ts';
import { savesData } from './saves-data.ts';

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'wheel', 'keydown'];

/**
 * After the first sign that somebody is there, and when page and processor are at rest, the islands' code is fetched
 * at low priority. Nothing for those who save data, nothing for those who leave at once.
 */
export function fetchAhead(): void {
  const loaded = new Promise((load) => addEventListener('load', load));
  const start = () => loaded.then(() => (self.requestIdleCallback ?? setTimeout)(fetchIslands));
  for (const type of SIGNS_OF_LIFE) addEventListener(type, start, { capture: true, once: true });
}

function fetchIslands(): void {
  if (savesData()) return;
  const own = [...document.querySelectorAll('astro-island')].map((island) => island.getAttribute('component-url')!);
  preload([...smallFiles, ...islandFiles, ...own], 'low');
  importCode(smallFiles[0]!).catch(() => {});
}
