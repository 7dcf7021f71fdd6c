import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { cspHash } from '../csp-hash.ts';
import { replaceInServer } from '../replace-in-server.ts';
import { criticalRules } from './critical-rules.ts';
import { classNamesIn } from './selectors.ts';
import { criticalSources } from './sources.ts';

const NAME = 'virtual:critical-css';
const SHEET = 'src/styles/global.css';
/** The order of the layers, which has to come before any other style. */
const LAYERS = 'src/site/page/layers.css';
const PLACEHOLDER = '@@CRITICAL_CSS@@';

/**
 * Picks the critical CSS of each page out of the shop's style sheet at the end of a build: what draws the first window
 * of a narrow screen stands in the page, and the whole sheet comes after the first frame. Wide windows wait for the
 * sheet (docs/decisions D280). In development the whole sheet is linked in the head. `beasties` does it for each page
 * at request time, with twice the styles in the page (docs/decisions D234, `tests/bench/engines/critical-css.ts`).
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
        replaceInServer(PLACEHOLDER, JSON.stringify(stylesOf(join(fileURLToPath(dir), '_astro')))),
    },
  };
}

function stylesOf(folder: string): { critical: Record<string, { css: string; hash: string }>; sheet: string } {
  const file = readdirSync(folder).find((name) => /^global\.[^.]+\.css$/.test(name));
  if (!file) throw new Error(`The build has no file of ${SHEET}.`);
  const css = readFileSync(join(folder, file), 'utf8');
  const { layout, pages } = criticalSources();
  const layers = readFileSync(LAYERS, 'utf8').trim();
  const inPage = (own: readonly string[]) => {
    const critical = layers + criticalRules(css, classesOf([...layout, ...own]));
    return { css: critical, hash: cspHash(critical) };
  };
  return {
    critical: Object.fromEntries(Object.entries(pages).map(([page, own]) => [page, inPage(own)])),
    sheet: `/_astro/${file}`,
  };
}

function classesOf(sources: readonly string[]): Set<string> {
  return new Set(sources.flatMap((source) => classNamesIn(readFileSync(source, 'utf8'))));
}
