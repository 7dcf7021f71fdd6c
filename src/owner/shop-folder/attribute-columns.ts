/**
 * Columns in which every product finds its attributes in its own order, since an import reads attributes in the order
 * of the columns. `lists` are the keys of each product's attributes. A key has one column, unless the products disagree
 * on its place or one has it twice.
 */
export function attributeColumns(lists: readonly (readonly string[])[]): string[] {
  const columns = inOrder(lists);
  for (const keys of lists) {
    let at = 0;
    for (const key of keys) {
      let found = columns.indexOf(key, at);
      if (found < 0) columns.splice((found = at), 0, key);
      at = found + 1;
    }
  }
  return columns;
}

/** For each column which of the attributes stands in it; -1 for none. */
export function placesOf(keys: readonly string[], columns: readonly string[]): number[] {
  let next = 0;
  return columns.map((key) => (keys[next] === key ? next++ : -1));
}

/** Each key once, after those that stand before it in a product, as far as products agree. */
function inOrder(lists: readonly (readonly string[])[]): string[] {
  const before = new Map<string, Set<string>>();
  for (const keys of lists)
    for (const [index, key] of keys.entries()) {
      const earlier = before.get(key) ?? new Set();
      before.set(key, earlier);
      const previous = keys[index - 1];
      if (previous !== undefined && previous !== key) earlier.add(previous);
    }
  const left = new Set(before.keys());
  const columns: string[] = [];
  for (let [first] = left; first !== undefined; [first] = left) {
    const isFree = (key: string) => ![...(before.get(key) ?? [])].some((earlier) => left.has(earlier));
    // Where products disagree none is free: then the first goes.
    const next = [...left].find(isFree) ?? first;
    left.delete(next);
    columns.push(next);
  }
  return columns;
}
