import { importCode, islandFiles, preload, lazyBundleFiles } from './import-code.ts';
import { savesData } from '#lib/saves-data.ts';

/** The end of a press, not its beginning: a phone is at rest between the two, and the act itself comes first. */
const FIRST_INPUT = ['pointerup', 'pointermove', 'wheel', 'keyup'];

/**
 * After the first sign that somebody is there, and when page and processor are at rest, the islands' code is fetched
 * at low priority. Nothing for those who save data, nothing for those who leave at once.
 */
export function prefetchIslands(): void {
  const loaded = new Promise((load) => addEventListener('load', load));
  const start = () => loaded.then(() => (self.requestIdleCallback ?? setTimeout)(prefetch));
  for (const type of FIRST_INPUT) addEventListener(type, start, { capture: true, once: true });
}

function prefetch(): void {
  if (savesData()) return;
  const own = [...document.querySelectorAll('astro-island')].map((island) => island.getAttribute('component-url')!);
  // One at a time: to ask for all of them would be a long task.
  for (const url of [...lazyBundleFiles, ...islandFiles, ...own]) setTimeout(preload, 0, [url], 'low');
  importCode(lazyBundleFiles[0]!).catch(() => {});
}
