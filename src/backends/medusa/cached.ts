/** The value loaded last, for so long; callers at the same time share one load, and a failed one is not remembered. */
export function cached<T>(ms: number, load: () => Promise<T>): () => Promise<T> {
  let held: { value: Promise<T>; until: number } | undefined;
  return () => {
    if (held && performance.now() < held.until) return held.value;
    const value = load();
    const mine = { value, until: performance.now() + ms };
    held = mine;
    value.catch(() => {
      if (held === mine) held = undefined;
    });
    return value;
  };
}
