import type { Plugin } from 'vite';
import { type Bundle, withImports } from './reachable-files.ts';

/**
 * What a file loads later is asked for together with all that it imports. Vite names each of those, also what the
 * asking file imports itself and has had fetched: names with hashes, which nothing compresses.
 */
export function shortPreloadLists(): Plugin {
  let bundle: Bundle = {};
  return {
    name: 'short-preload-lists',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_, files, { hostId }) => {
            const fetched = withImports(hostId, bundle, { later: false });
            return files.filter((file) => !fetched.has(file));
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_, built) {
        bundle = built;
      },
    },
  };
}
