import type { Plugin } from 'vite';

/**
 * Astro writes its runtime for islands (1.5 KB) and each directive's script before the first island of a page. Ours is
 * part of the head script (islands/hydrate.ts, islands/event-replay.ts), and the style is site/page/head-script.css.
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
