import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** @astrojs/react, rendering on the server by ui/render-island.ts and in the browser by ui/hydrate-island.ts. */
export function reactIslands(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup']!;
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (hook) =>
        setUp({ ...hook, addRenderer: (renderer) => hook.addRenderer({ ...renderer, serverEntrypoint: ours('render-island.ts'), clientEntrypoint: ours('hydrate-island.ts') }) }),
    },
  };
}

function ours(name: string): string {
  return fileURLToPath(new URL(`../ui/${name}`, import.meta.url));
}
