import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { cspHash } from './csp-hash.ts';

/** Scripts that stand in every page: in its head, and at its end. */
const SCRIPTS = ['head-script', 'page-script'];

/** Bundles the scripts in `src/site/page` that pages carry to one line each, with their hashes for the CSP. */
export async function bundleInlineScripts(dev: boolean): Promise<{ hashes: `sha256-${string}`[]; plugin: Plugin }> {
  const texts = new Map<string, string>();
  for (const name of SCRIPTS) {
    const text = await bundleScript(`src/site/page/${name}.ts`, { 'import.meta.env.DEV': String(dev) });
    texts.set(`virtual:${name}`, text);
  }
  return {
    hashes: [...texts.values()].map(cspHash),
    plugin: {
      name: 'inline-scripts',
      resolveId: (id) => (texts.has(id) ? `\0${id}` : undefined),
      load: (id) => (texts.has(id.slice(1)) ? `export default ${JSON.stringify(texts.get(id.slice(1)))}` : undefined),
    },
  };
}
