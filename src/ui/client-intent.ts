/** Astro wants a script for each directive it is told of; it reaches no page, see build/island-runtime.ts and held-taps.ts. */
export default () => {};
