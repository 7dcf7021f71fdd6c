type SerializedProp = [kind: number, value?: unknown];

/** An island's props from Astro's serialisation. Our islands take values, objects and arrays, and no other kinds. */
export function propsOf(island: Element): Record<string, unknown> {
  return revive([0, JSON.parse(island.getAttribute('props') ?? '') as unknown]) as Record<string, unknown>;
}

function revive([kind, value]: SerializedProp): unknown {
  if (kind) return (value as SerializedProp[]).map(revive);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, written]: [string, SerializedProp]) => [name, revive(written)]),
  );
}
