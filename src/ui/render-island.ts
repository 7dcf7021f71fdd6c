import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

type Result = object;
const islandsOf = new WeakMap<Result, number>();

/**
 * Astro's React renderer on the server, for what our islands are: function components without slots. The one of
 * @astrojs/react renders each island twice (once to find out whether it is React's) and as a stream; this takes a
 * tenth of the time. In the browser @astrojs/react's own renderer takes over, by the same `prefix` (for useId).
 */
const renderer = {
  name: '@astrojs/react',
  check: async (component: unknown) => typeof component === 'function' || typeof component === 'object',
  async renderToStaticMarkup(this: { result: Result }, component: ComponentType<Record<string, unknown>>, props: Record<string, unknown>) {
    const count = islandsOf.get(this.result) ?? 0;
    islandsOf.set(this.result, count + 1);
    const prefix = `r${count}`;
    return { html: renderToString(createElement(component, props), { identifierPrefix: prefix }), attrs: { prefix } };
  },
  supportsAstroStaticSlot: true,
};

export default renderer;
