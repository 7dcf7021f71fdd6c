import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Astro writes its runtime for islands (1.5 KB) and each directive's script before the first island of a page. Ours is
 * part of the page script (islands/hydrate.ts, islands/event-replay.ts), and the style is site/page/layers.css.
 */
export function withoutIslandRuntime(): Plugin {
  const emitter = /\/astro\/dist\/runtime\/server\/scripts\.js$/;
  return {
    name: 'without-island-runtime',
    enforce: 'pre',
    transform: {
      filter: { id: emitter },
      handler(code) {
        const emitted = /<(style|script)>.*<\/\1>/;
        if (!emitted.test(code))
          this.error('Astro no longer emits its island runtime here: see src/islands/runtime-plugin.ts');
        return code.replaceAll(new RegExp(emitted, 'g'), '');
      },
    },
  };
}

/**
 * The parts of Astro's way to write an island that are exchanged: the element, and what only the props in its own form
 * need.
 */
const WRITERS = [
  {
    file: /\/astro\/dist\/runtime\/server\/render\/component\.js$/,
    from: 'renderElement("astro-island", island, false)',
    to: 'writeIsland(island, props)',
  },
  {
    file: /\/astro\/dist\/runtime\/server\/render\/component\.js$/,
    from: /const astroId = shorthash\([^]*?\n {2}\);/,
    to: 'const astroId = "";',
  },
  {
    file: /\/astro\/dist\/runtime\/server\/hydration\.js$/,
    from: 'escapeHTML(serializeProps(props, metadata))',
    to: '""',
  },
];

/** Islands are written by islands/island-html.ts: a third of the bytes, and no work for ids that nothing reads. */
export function compactIslands(): Plugin {
  const writer = fileURLToPath(new URL('island-html.ts', import.meta.url));
  return {
    name: 'compact-islands',
    enforce: 'pre',
    transform: {
      filter: { id: WRITERS.map(({ file }) => file) },
      handler(code, id) {
        let changed = code;
        for (const { from, to } of WRITERS.filter(({ file }) => file.test(id))) {
          const before = changed;
          changed = changed.replace(from, to);
          if (changed === before) this.error('Astro no longer writes islands here: see src/islands/runtime-plugin.ts');
        }
        return changed.includes('writeIsland(')
          ? `import { writeIsland } from ${JSON.stringify(writer)};\n${changed}`
          : changed;
      },
    },
  };
}

/** Vite's helper for `import()` without its support of styles and nonces, which islands do not use: 0.6 KB less. */
export function preloadHelper(): Plugin {
  return {
    name: 'preload-helper',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => `
        export function __vitePreload(load, files) {
          for (const file of files ?? []) {
            const href = '/' + file;
            if (!document.head.querySelector('link[href="' + href + '"]')) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
          }
          return load();
        }`,
    },
  };
}
