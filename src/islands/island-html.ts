/** An island as Astro has made it: attributes and HTML. */
interface MadeIsland {
  props: Record<string, string>;
  children: string;
}

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', "'": '&#39;', '<': '&lt;' };

/**
 * Writes an island's element in place of Astro (islands/runtime-plugin.ts): its props are plain JSON, since our islands
 * take nothing else, and what every island would say alike is left to islands/hydrate.ts.
 */
export function writeIsland({ props: made, children }: MadeIsland, props: object): string {
  const attributes = ['prefix', 'component-url', 'client', 'before-hydration-url'].flatMap((name) =>
    made[name] ? [` ${name}="${made[name]}"`] : [],
  );
  const { 'component-export': exported = 'default' } = made;
  const named = exported === 'default' ? '' : ` component-export="${exported}"`;
  const json = JSON.stringify(props).replaceAll(/[&'<]/g, (one) => ESCAPED[one] ?? one);
  return `<astro-island${attributes.join('')}${named} props='${json}' ssr>${children}</astro-island>`;
}
