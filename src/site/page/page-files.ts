import { files, sharedByIntentIslands } from 'virtual:chunk-names';

/**
 * The files that every page names for later, the same as long as the build is (see islands/import-code.ts). The last of
 * `islandFiles` is the renderer.
 */
export const lazyBundleFiles = files('src/site/page/lazy-bundle.ts').join(' ');
export const [rendererFile = ''] = files('src/islands/client-renderer.ts');
export const islandFiles = [...sharedByIntentIslands, rendererFile].join(' ');
