/** A finding of the doctor: one thing, with advice where something is to be done. */
export interface Finding {
  level: 'ok' | 'warning' | 'error';
  area: Area;
  what: string;
  advice?: string;
}

export type Area =
  | 'settings'
  | 'database'
  | 'disk'
  | 'gateways'
  | 'mail'
  | 'hosts'
  | 'address'
  | 'clock'
  | 'pictures'
  | 'products'
  | 'stores'
  | 'refunds'
  | 'returns'
  | 'webhooks';

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
