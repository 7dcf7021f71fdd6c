import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** @astrojs/react, rendering on the server by islands/server-renderer.ts and in the browser by islands/client-renderer.ts. */
export function reactIslands(): AstroIntegration {
  const integration = react();
  const setUp = integration.hooks['astro:config:setup']!;
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (hook) =>
        setUp({
          ...hook,
          addRenderer: (renderer) =>
            hook.addRenderer({
              ...renderer,
              serverEntrypoint: ours('server-renderer.ts'),
              clientEntrypoint: ours('client-renderer.ts'),
            }),
        }),
    },
  };
}

function ours(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
