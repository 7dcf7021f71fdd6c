import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { islandsByDirective } from './island-directives.ts';
import { withImports, type Bundle } from './reachable-files.ts';
import { replaceInServer } from './replace-in-server.ts';

const NAME = 'virtual:chunk-names';
const PLACEHOLDER = '@@CHUNK_NAMES@@';
export const LAZY_BUNDLE = 'src/site/page/lazy-bundle.ts';

/**
 * Tells pages what the browser's files are called: `virtual:chunk-names` has under a module's path its file and all
 * that file imports, so that they can be fetched at once. Pages are built before these names are known, so a
 * placeholder is replaced at the end. It also makes the lazy bundle a file of its own, which only scripts import.
 */
export function chunkNames(): AstroIntegration {
  let names: Record<string, string[]> = {};
  const plugin: Plugin = {
    name: 'chunk-names',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return;
      if (this.environment.mode === 'dev')
        return `export const files = (path) => ['/' + path]; export const sharedByIntentIslands = []`;
      return `
        const names = '${PLACEHOLDER}';
        export const files = (path) => names[path] ?? [];
        const shared = ${JSON.stringify(islandsByDirective().intent)}.flatMap((path) => files(path).slice(1));
        export const sharedByIntentIslands = [...new Set(shared)]`;
    },
    buildStart() {
      if (this.environment.mode === 'build' && this.environment.name === 'client')
        this.emitFile({ type: 'chunk', id: LAZY_BUNDLE, name: 'lazy-bundle' });
    },
    generateBundle(_, bundle) {
      if (this.environment.name === 'client') names = namesOf(bundle, this.environment.config.root);
    },
  };
  return {
    name: 'chunk-names',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [plugin] } }),
      'astro:build:done': () => replaceInServer(PLACEHOLDER, JSON.stringify(names)),
    },
  };
}

function namesOf(bundle: Bundle, root: string): Record<string, string[]> {
  return Object.fromEntries(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' && file.facadeModuleId?.startsWith(root)
        ? [
            [
              file.facadeModuleId.slice(root.length + 1),
              [...withImports(file.fileName, bundle, { later: false })].map((name) => `/${name}`),
            ] as const,
          ]
        : [],
    ),
  );
}
