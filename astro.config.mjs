import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { cacheablePages } from './src/build/cacheable-pages.ts';
import { checkChunkGroups, chunkGroups } from './src/build/chunk-groups.ts';
import { chunkNames } from './src/build/chunk-names.ts';
import { cspHash } from './src/build/csp-hash.ts';
import { bundleInlineScripts } from './src/build/inline-scripts.ts';
import { inlineConstants } from './src/build/critical-css/constants.ts';
import { criticalCss } from './src/build/critical-css/critical-css.ts';
import { compactIslands, preloadHelper, withoutIslandRuntime } from './src/islands/runtime-plugin.ts';
import { nodeServer } from './src/build/node-server.ts';
import { precompress } from './src/build/precompress.ts';
import { shortPreloadLists } from './src/build/preload-lists.ts';
import { serviceWorker } from './src/build/service-worker.ts';
import { translatedTexts } from './src/build/translated-texts.ts';
import { clientIntent, reactIslands } from './src/islands/react-islands.ts';

// Astro puts these variables of the environment in place of Vite's own: with DEV=1 a production build would be half a
// development one, which renders every part of a page anew.
for (const name of ['DEV', 'PROD', 'MODE', 'SSR', 'BASE_URL']) Reflect.deleteProperty(process.env, name);

/** Inline scripts and styles are allowed by their hash in the CSP. */
const styles = ['view-transition', 'layers'].map((name) =>
  readFileSync(new URL(`./src/site/page/${name}.css`, import.meta.url), 'utf8'),
);
const inlineScripts = await bundleInlineScripts(process.argv.includes('dev'));

export default defineConfig({
  output: 'server',
  adapter: nodeServer({ bodySizeLimit: 1024 * 1024 }),
  integrations: [reactIslands(), clientIntent(), chunkNames(), criticalCss(), serviceWorker(), precompress()],
  server: { port: 8044 },
  devToolbar: { enabled: false },
  trailingSlash: 'ignore',
  session: false,
  cache: { provider: { name: 'selvedge', entrypoint: './src/cache/provider.ts' } },
  security: {
    // The front judges where a form comes from: behind a proxy that ends TLS this check would take the shop's own for another site's.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data: https:",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ],
      scriptDirective: { hashes: inlineScripts.hashes },
      styleDirective: {
        hashes: styles.map(cspHash),
        resources: [{ resource: "'unsafe-inline'", kind: 'attribute' }],
      },
    },
  },
  vite: {
    plugins: [
      tailwindcss(),
      translatedTexts(),
      cacheablePages(),
      inlineScripts.plugin,
      withoutIslandRuntime(),
      compactIslands(),
      preloadHelper(),
      shortPreloadLists(),
      checkChunkGroups(),
    ],
    css: { postcss: { plugins: [inlineConstants()] } },
    // A text stands in each file that shows it, not in one file that every page fetches.
    build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 1 } } } },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } } } } },
  },
});
