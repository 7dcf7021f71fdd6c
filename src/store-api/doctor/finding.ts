/** What the doctor found out: one thing, with advice where something is to be done. */
export interface Finding {
  level: 'ok' | 'warning' | 'error';
  area: Area;
  what: string;
  advice?: string;
}

export type Area =
  'settings' | 'database' | 'disk' | 'gateways' | 'mail' | 'hosts' | 'pictures' | 'products' | 'stores';

export function fine(area: Area, what: string): Finding {
  return { level: 'ok', area, what };
}

/** The shop works, and customers may miss something. */
export function warning(area: Area, what: string, advice: string): Finding {
  return { level: 'warning', area, what, advice };
}

/** Something of the shop does not work. */
export function failure(area: Area, what: string, advice: string): Finding {
  return { level: 'error', area, what, advice };
}

/** `a, b, c and 4 more`. */
export function someOf(names: readonly string[], shown = 5): string {
  const rest = names.length - shown;
  return rest > 0 ? `${names.slice(0, shown).join(', ')} and ${rest} more` : names.join(', ');
}
