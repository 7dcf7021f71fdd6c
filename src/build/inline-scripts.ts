import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { cspHash } from './csp-hash.ts';

/** Scripts that stand in every page: in its head, and at its end. */
const SCRIPTS = ['head-script', 'page-script'];
/** One that stands in pages of some stores. */
const OF_SOME = 'code-script';

/**
 * Bundles the scripts in `src/site/page` that pages carry to one line each, with the hashes of those in every page for
 * the CSP.
 */
export async function bundleInlineScripts(dev: boolean): Promise<{ hashes: `sha256-${string}`[]; plugin: Plugin }> {
  const texts = new Map<string, string>();
  for (const name of SCRIPTS) {
    const text = await bundleScript(`src/site/page/${name}.ts`, { 'import.meta.env.DEV': String(dev) });
    texts.set(`virtual:${name}`, text);
  }
  const ofSome = await bundleScript(`src/site/page/${OF_SOME}.ts`, {});
  const modules = new Map<string, unknown>([...texts, [`virtual:${OF_SOME}`, { text: ofSome, hash: cspHash(ofSome) }]]);
  return {
    hashes: [...texts.values()].map(cspHash),
    plugin: {
      name: 'inline-scripts',
      resolveId: (id) => (modules.has(id) ? `\0${id}` : undefined),
      load: (id) =>
        modules.has(id.slice(1)) ? `export default ${JSON.stringify(modules.get(id.slice(1)))}` : undefined,
    },
  };
}
