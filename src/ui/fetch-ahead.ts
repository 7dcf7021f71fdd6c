import { islandFiles, preload, smallFiles } from './page-code.ts';

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'wheel', 'keydown'];
let alive = false;

/**
 * After the first sign that somebody is there, and when page and processor are at rest, the islands' code is fetched
 * at low priority. Nothing for those who save data, nothing for those who leave at once.
 */
export function fetchAhead(): void {
  for (const type of SIGNS_OF_LIFE) addEventListener(type, noteLife, true);
}

function noteLife(): void {
  if (alive) return;
  alive = true;
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}

function whenIdle(): void {
  (self.requestIdleCallback ?? setTimeout)(fetchIslands);
}

function fetchIslands(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return;
  const own = [...document.querySelectorAll('astro-island')].flatMap((island) => ['component-url', 'renderer-url'].map((name) => island.getAttribute(name)!));
  preload([...smallFiles, ...islandFiles, ...own], 'low');
}
