type SerializedProp = [kind: number, value?: unknown];

/** An island's props as Astro writes them: values, objects and arrays of such. Our islands take nothing else. */
export function propsOf(island: Element): Record<string, unknown> {
  return revive([0, JSON.parse(island.getAttribute('props')!)]) as Record<string, unknown>;
}

function revive([kind, value]: SerializedProp): unknown {
  if (kind) return (value as SerializedProp[]).map(revive);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, written]) => [name, revive(written)]));
}
