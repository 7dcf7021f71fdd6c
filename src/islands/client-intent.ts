/** Astro wants a script for each directive it is told of; it reaches no page, see islands/runtime-plugin.ts and held-taps.ts. */
export default () => {};
