import type { Plugin } from 'vite';

/**
 * Astro puts its runtime for islands (1.5 KB), and each directive's script, beside the first of them. Ours stands in
 * the page's head already (islands/hydrate.ts, islands/event-replay.ts; the style in site/page/head-script.css).
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

/** Vite's helper for `import()` cares for styles and a policy's nonce, which islands have none of: 0.6 KB. */
export function preloadHelper(): Plugin {
  return {
    name: 'small-preloader',
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
