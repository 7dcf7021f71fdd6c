import { nearName } from '#store-api/shop/search/near-name.ts';

/** `: did you mean Men?` of a name that nothing has; where none is like it, `otherwise`. */
export function nearHint(name: string, names: readonly string[], otherwise = ''): string {
  const near = nearName(name, names);
  return near === undefined ? otherwise : `: did you mean ${near}?`;
}
