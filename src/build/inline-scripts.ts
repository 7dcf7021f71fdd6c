import { build, type Plugin, type Rolldown } from 'vite';
import { cspHash } from './csp-hash.ts';
import { translatedTexts } from './translated-texts.ts';

/** Scripts that stand in every page: in its head, and at its end. */
const SCRIPTS = ['head-script', 'page-script'];

/** Bundles the scripts in `src/site/page` that pages carry to one line each, with their hashes for the CSP. */
export async function bundleInlineScripts(dev: boolean): Promise<{ hashes: `sha256-${string}`[]; plugin: Plugin }> {
  // A nested build sets it for the whole process.
  const { NODE_ENV } = process.env;
  const texts = new Map<string, string>();
  for (const name of SCRIPTS) texts.set(`virtual:${name}`, await bundle(`src/site/page/${name}.ts`, dev));
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  return {
    hashes: [...texts.values()].map(cspHash),
    plugin: {
      name: 'inline-scripts',
      resolveId: (id) => (texts.has(id) ? `\0${id}` : undefined),
      load: (id) => (texts.has(id.slice(1)) ? `export default ${JSON.stringify(texts.get(id.slice(1)))}` : undefined),
    },
  };
}

async function bundle(entry: string, dev: boolean): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [translatedTexts()],
    define: { 'import.meta.env.DEV': String(dev) },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'inline' },
      rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 3 } } },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = built?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not bundled.`);
  return chunk.code.trim();
}
