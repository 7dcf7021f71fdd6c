import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { islandsByDirective } from './island-directives.ts';
import { reachableFiles, type Bundle } from './reachable-files.ts';
import { replaceInServer } from './replace-in-server.ts';

const NAME = 'virtual:service-worker';
const PLACEHOLDER = '@@SERVICE_WORKER@@';
/** Pages that work without a network, besides those seen: cart and wishlist. */
const PAGES = ['src/checkout/cart-check/CheckedCart.tsx', 'src/catalog/wishes/WishlistPage.tsx'];
const ALWAYS = ['src/site/page/lazy-bundle.ts', 'src/islands/client-renderer.ts'];
/** Asked for together with what only the store knows, or once a form was sent. */
const NEED_NETWORK =
  /\/(?:swatch|answer-in-place|ask-left|sold-out-wishes|refresh-wishes|CodeField|refused-code|recheck|subscribe|send-message)\./;
/** The display font's common letters; the rare ones are fetched by pages that have them. */
const STYLES_AND_FONT = /^(?:global\..+\.css|newsreader-latin\..+\.woff2)$/;

/**
 * Makes the service worker at the end of a build, when it is known which files a page without a network needs and what
 * the build is called: `virtual:service-worker` has its text, that of the one which removes it, and the build's id.
 * In development it is always removed.
 */
export function serviceWorker(): AstroIntegration {
  let scripts: string[] = [];
  const plugin: Plugin = {
    name: 'service-worker',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return;
      if (this.environment.mode === 'dev')
        return `export default ${JSON.stringify({ buildId: 'dev', script: await removal(), removal: await removal() })}`;
      return `const made = '${PLACEHOLDER}'; export default { ...made }`;
    },
    generateBundle(_, bundle: Bundle) {
      if (this.environment.name === 'client')
        scripts = reachableFiles(bundle, this.environment.config.root, [
          ...ALWAYS,
          ...PAGES,
          ...islandsByDirective().intent,
        ]).filter((name) => !NEED_NETWORK.test(name));
    },
  };
  return {
    name: 'service-worker',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [plugin] } }),
      'astro:build:done': async ({ dir }) => {
        const client = readdirSync(join(fileURLToPath(dir), '_astro')).sort();
        const files = [
          ...scripts,
          ...client.filter((name) => STYLES_AND_FONT.test(name)).map((name) => `_astro/${name}`),
        ];
        const server = readdirSync(join('dist', 'server'), { recursive: true, encoding: 'utf8' }).sort();
        const scriptOf = (id: string) =>
          bundle('service-worker', { BUILD: id, FILES: files.map((name) => `/${name}`) });
        const buildId = idOf([...client, ...server, await scriptOf('')]);
        const script = await scriptOf(buildId);
        replaceInServer(PLACEHOLDER, JSON.stringify({ buildId, script, removal: await removal() }));
      },
    },
  };
}

/** Names of files hold a hash of what is in them, so builds of the same sources have the same id. */
function idOf(names: string[]): string {
  return createHash('sha256').update(names.join('\n')).digest('base64url').slice(0, 8);
}

function removal(): Promise<string> {
  return bundle('remove-worker', {});
}

function bundle(name: string, constants: Record<string, unknown>): Promise<string> {
  const define = Object.fromEntries(Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)]));
  return bundleScript(`src/offline/worker/${name}.ts`, define);
}
