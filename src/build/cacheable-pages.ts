import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = 'virtual:cacheable-pages';
const PAGES = 'src/pages';
const DECLARATION = /^export const cacheable\b.*$/m;
const QUERY = /^export const cacheable = \{ query: (.+) \};$/;
const IMPORTS = /^import \{([^}]*)\} from (\S+\.ts.);$/gm;

/**
 * Tells the page cache before anything is rendered which pages may be cached and which query parameters each of them
 * reads: `virtual:cacheable-pages` has the route of every page, with the `query` of what the page exports as
 * `cacheable`. The expression and its imports are copied, so that no page has to be loaded for it.
 */
export function cacheablePages(): Plugin {
  return {
    name: 'cacheable-pages',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return;
      const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.(astro|ts)$/.test(file),
      );
      for (const file of files) this.addWatchFile(`${process.cwd()}/${PAGES}/${file}`);
      return moduleOf(files.sort().map((file) => ({ file, source: readFileSync(`${PAGES}/${file}`, 'utf8') })));
    },
  };
}

function moduleOf(pages: { file: string; source: string }[]): string {
  const imports: string[] = [];
  const rows = pages.map(({ file, source }, index) => {
    const route = `/${file.replaceAll('\\', '/').replace(/(?:\/?\bindex)?\.(?:astro|ts)$/, '')}`;
    const declared = DECLARATION.exec(source)?.[0];
    if (declared === undefined) return `{ route: ${JSON.stringify(route)} }`;
    const query = QUERY.exec(declared)?.[1];
    if (query === undefined) throw new Error(`${file}: write "export const cacheable = { query: … };" in one line`);
    if (query.startsWith('[')) return `{ route: ${JSON.stringify(route)}, query: ${query} }`;
    const from = [...source.matchAll(IMPORTS)].find(([, names = '']) => names.split(/[\s,]+/).includes(query))?.[2];
    if (from === undefined) throw new Error(`${file}: "query" is a list, or a name imported from a module of ours`);
    imports.push(`import { ${query} as query${index} } from ${from};`);
    return `{ route: ${JSON.stringify(route)}, query: query${index} }`;
  });
  return `${imports.join('\n')}\nexport const pages = [\n${rows.join(',\n')},\n];\n`;
}
