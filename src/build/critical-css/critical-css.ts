import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { cspHash } from '../csp-hash.ts';
import { replaceInServer } from '../replace-in-server.ts';
import { classNamesIn } from './selectors.ts';
import { criticalSources } from './sources.ts';
import { splitStyles } from './split-styles.ts';

const NAME = 'virtual:critical-css';
const SHEET = 'src/styles/global.css';
/** The order of the layers, which has to come before any other style. */
const LAYERS = 'src/site/page/head-script.css';
const PLACEHOLDER = '@@CRITICAL_CSS@@';

/**
 * Splits the shop's style sheet at the end of a build: the critical CSS of a page stands in the page, so that it is
 * painted without waiting for a file, and the rest is one file that every page shares. In development the whole sheet
 * is linked in the head. `beasties` does it for each page at request time, with twice the styles in the page
 * (docs/decisions D234, `tests/bench/engines/critical-css.ts`).
 */
export function criticalCss(): AstroIntegration {
  const plugin: Plugin = {
    name: 'critical-css',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return;
      const sheet = `import sheet from '/${SHEET}?url';`;
      if (this.environment.mode === 'dev') return `${sheet} export default { critical: undefined, sheet }`;
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

/** The rest is what the layout alone does not need: pages that carry more repeat some of it, in the same order. */
function splitSheet(folder: string): { critical: Record<string, { css: string; hash: string }>; sheet: string } {
  const file = readdirSync(folder).find((name) => /^global\.[^.]+\.css$/.test(name));
  if (!file) throw new Error(`The build has no file of ${SHEET}.`);
  const css = readFileSync(join(folder, file), 'utf8');
  const { layout, pages } = criticalSources();
  const split = (own: readonly string[]) => splitStyles(css, classesOf([...layout, ...own]));
  const ofLayout = split([]);
  const { rest } = ofLayout;
  const name = `global.${createHash('sha256').update(rest).digest('base64url').slice(0, 8)}.css`;
  rmSync(join(folder, file));
  writeFileSync(join(folder, name), rest);
  const layers = readFileSync(LAYERS, 'utf8').trim();
  const inPage = (css: string) => ({ css, hash: cspHash(css) });
  return {
    critical: {
      layout: inPage(layers + ofLayout.critical),
      ...Object.fromEntries(Object.entries(pages).map(([page, own]) => [page, inPage(layers + split(own).critical)])),
    },
    sheet: `/_astro/${name}`,
  };
}

function classesOf(sources: readonly string[]): Set<string> {
  return new Set(sources.flatMap((source) => classNamesIn(readFileSync(source, 'utf8'))));
}
