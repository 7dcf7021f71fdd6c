/** An island's props: see islands/island-html.ts. */
export function propsOf(island: Element): Record<string, unknown> {
  return JSON.parse(island.getAttribute('props') ?? '') as Record<string, unknown>;
}
