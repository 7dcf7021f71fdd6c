import { files, sharedByIntentIslands } from 'virtual:chunk-names';

/** The files that every page names for later, the same as long as the build is (see islands/import-code.ts). */
export const lazyBundleFiles = files('src/site/page/lazy-bundle.ts').join(' ');
export const islandFiles = [...sharedByIntentIslands, ...files('src/islands/client-renderer.ts').slice(0, 1)].join(' ');
