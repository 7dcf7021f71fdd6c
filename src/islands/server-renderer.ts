import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Astro's React renderer on the server, for what our islands are: function components without slots. The one of
 * @astrojs/react renders each island twice (once to find out whether it is React's) and as a stream; this takes a
 * tenth of the time. In the browser islands/client-renderer.ts takes over, by the same `prefix` where an id of useId stands
 * in the HTML.
 */
const renderer = {
  name: '@astrojs/react',
  check: async (component: unknown) => typeof component === 'function' || typeof component === 'object',
  async renderToStaticMarkup(component: ComponentType<Record<string, unknown>>, props: Record<string, unknown>) {
    const prefix = prefixOf(component.name + JSON.stringify(props));
    const html = renderToString(createElement(component, props), { identifierPrefix: prefix });
    return { html, attrs: html.includes(prefix) ? { prefix } : {} };
  },
  supportsAstroStaticSlot: true,
};

export default renderer;

/** Of what the island is, not of its place: its HTML is kept and shown on other pages (ui/Cached.astro). FNV-1a. */
function prefixOf(text: string): string {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  return `r${(hash >>> 0).toString(36)}`;
}
