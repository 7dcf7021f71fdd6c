import type { Plugin } from 'vite';

/**
 * Astro puts its runtime for islands (1.5 KB), and each directive's script, beside the first of them. Ours stands in
 * the page's head already (ui/wake.ts, ui/held-taps.ts; the style in site/first-paint.css).
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
        if (!emitted.test(code)) this.error('Astro no longer emits its island runtime here: see src/build/island-runtime.ts');
        return code.replaceAll(new RegExp(emitted, 'g'), '');
      },
    },
  };
}
