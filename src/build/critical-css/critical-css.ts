import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { cspHash } from '../csp-hash.ts';
import { replaceInServer } from '../replace-in-server.ts';
import { classNamesIn } from './selectors.ts';
import { FIRST_VIEWS } from './sources.ts';
import { splitStyles } from './split-styles.ts';

const NAME = 'virtual:critical-css';
const SHEET = 'src/styles/global.css';
/** What has to be said before any other style. */
const LAYERS = 'src/site/page/head-script.css';
const PLACEHOLDER = '@@CRITICAL_CSS@@';

/**
 * Splits the shop's style sheet at the end of a build: what the first window needs goes into the pages, so that they
 * are painted without waiting for a file, and the rest stays one file that every page shares. While developing, the
 * whole sheet is in the head.
 */
export function criticalCss(): AstroIntegration {
  const plugin: Plugin = {
    name: 'critical-css',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return;
      const sheet = `import sheet from '/${SHEET}?url';`;
      if (this.environment.mode === 'dev') return `${sheet} export default { views: undefined, sheet }`;
      return `${sheet} const made = '${PLACEHOLDER}'; export default { sheet, ...made }`;
    },
  };
  return {
    name: 'critical-css',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [plugin] } }),
      'astro:build:done': ({ dir }) =>
        replaceInServer(PLACEHOLDER, JSON.stringify(splitSheet(join(fileURLToPath(dir), '_astro')))),
    },
  };
}

/** The rest is that of the view all others hold: a page that carries more says some of it twice, in the same order. */
function splitSheet(folder: string): { views: Record<string, { css: string; hash: string }>; sheet: string } {
  const file = readdirSync(folder).find((name) => /^global\.[^.]+\.css$/.test(name));
  if (!file) throw new Error(`The build has no file of ${SHEET}.`);
  const css = readFileSync(join(folder, file), 'utf8');
  const splits = Object.entries(FIRST_VIEWS).map(
    ([name, sources]) => [name, splitStyles(css, classesOf(sources))] as const,
  );
  const { rest } = splits[0]![1];
  const name = `global.${createHash('sha256').update(rest).digest('base64url').slice(0, 8)}.css`;
  rmSync(join(folder, file));
  writeFileSync(join(folder, name), rest);
  const before = readFileSync(LAYERS, 'utf8').trim();
  const inPage = (css: string) => ({ css, hash: cspHash(css) });
  return {
    views: Object.fromEntries(splits.map(([view, { critical }]) => [view, inPage(before + critical)])),
    sheet: `/_astro/${name}`,
  };
}

function classesOf(sources: readonly string[]): Set<string> {
  return new Set(sources.flatMap((source) => classNamesIn(readFileSync(join('src', source), 'utf8'))));
}
