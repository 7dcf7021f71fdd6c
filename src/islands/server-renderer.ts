import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Astro's React renderer on the server, for function components without slots, which is what our islands are. The one
 * of @astrojs/react renders each island twice (first to find out whether it is React's) and as a stream; this takes a
 * tenth of the time. Where an id of `useId` stands in the HTML, islands/client-renderer.ts hydrates with the same
 * `prefix`.
 */
const renderer = {
  name: '@astrojs/react',
  check: (component: unknown) => Promise.resolve(typeof component === 'function' || typeof component === 'object'),
  renderToStaticMarkup(component: ComponentType<Record<string, unknown>>, props: Record<string, unknown>) {
    const prefix = prefixOf(component.name + JSON.stringify(props));
    const html = renderToString(createElement(component, props), { identifierPrefix: prefix });
    return Promise.resolve({ html, attrs: html.includes(prefix) ? { prefix } : {} });
  },
  supportsAstroStaticSlot: true,
};

export default renderer;

/**
 * From the island's name and props, not its position, since its HTML is reused on other pages (ui/Cached.astro).
 * FNV-1a.
 */
function prefixOf(text: string): string {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return `r${(hash >>> 0).toString(36)}`;
}
