import { importCode, islandFiles, preload, lazyBundleFiles } from './import-code.ts';
import { savesData } from '#lib/net/connection.ts';

/** The end of a press and not its beginning, because what the press does comes first. */
const FIRST_INPUT = ['pointerup', 'pointermove', 'wheel', 'keyup'];

/**
 * After the visitor's first input, when page and processor are idle, the islands' code is fetched at low priority.
 * Those who save data, or leave without any input, fetch nothing.
 */
export function prefetchIslands(): void {
  const loaded = new Promise((load) => (document.readyState === 'complete' ? load(0) : addEventListener('load', load)));
  // Safari has no requestIdleCallback.
  const start = () => {
    void loaded.then(() => ((self as Partial<Window>).requestIdleCallback ?? setTimeout)(prefetch));
  };
  for (const type of FIRST_INPUT) addEventListener(type, start, { capture: true, once: true });
}

function prefetch(): void {
  if (savesData()) return;
  const own = [...document.querySelectorAll('astro-island')].map((island) => island.getAttribute('component-url'));
  // One task each, because all of them together would be a long task.
  for (const url of [...lazyBundleFiles, ...islandFiles, ...own]) setTimeout(preload, 0, [url], 'low');
  importCode(lazyBundleFiles[0]).catch(() => {
    // Fetched again when it is needed.
  });
}
