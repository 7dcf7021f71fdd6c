import node from '@astrojs/node';
import type { AstroIntegration } from 'astro';

/**
 * Astro's adapter for Node with the shop's own entry, which imports the adapter's handler: the HTTP front and the pages
 * are built together and share their modules (docs/decisions D226).
 */
export function nodeServer(options: { bodySizeLimit: number }): AstroIntegration {
  const adapter = node({ mode: 'middleware', ...options });
  const serverEntrypoint = new URL('../process/entry.ts', import.meta.url);
  return {
    ...adapter,
    hooks: {
      ...adapter.hooks,
      'astro:config:done': (given) =>
        adapter.hooks['astro:config:done']?.({
          ...given,
          setAdapter: (made) => given.setAdapter({ ...made, serverEntrypoint }),
        }),
    },
  };
}
