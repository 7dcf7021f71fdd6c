/** Astro asks for a script for each directive. This one reaches no page (islands/runtime-plugin.ts removes it). */
export default () => undefined;
