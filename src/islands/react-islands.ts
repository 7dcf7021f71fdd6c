import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** @astrojs/react with our renderers: islands/server-renderer.ts and islands/client-renderer.ts. */
export function reactIslands(): AstroIntegration {
  const integration = react();
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (hook) =>
        integration.hooks['astro:config:setup']?.({
          ...hook,
          addRenderer: (renderer) =>
            hook.addRenderer({
              ...renderer,
              serverEntrypoint: pathOf('server-renderer.ts'),
              clientEntrypoint: pathOf('client-renderer.ts'),
            }),
        }),
    },
  };
}

/** Lets pages write `client:intent`; islands/event-replay.ts does what it means. */
export function clientIntent(): AstroIntegration {
  return {
    name: 'client-intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'intent', entrypoint: pathOf('client-intent.ts') }),
    },
  };
}

function pathOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
