import { build, type Rolldown } from 'vite';
import { translatedTexts } from './translated-texts.ts';

/** Bundles a script with all that it imports to one line, in the language of the build. `define` are its constants. */
export async function bundleScript(entry: string, define: Record<string, string>): Promise<string> {
  // A nested build sets it for the whole process.
  const { NODE_ENV } = process.env;
  const [built] = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [translatedTexts()],
    define,
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'script' },
      rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 3 } } },
    },
  })) as Rolldown.RolldownOutput[];
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  const [chunk] = built?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not bundled.`);
  return chunk.code.trim();
}
