const made = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });
const NONE = { token: 'none' };

/** Calls by a link that was never mailed. */
export const CALLS_BY_LINK: Record<string, () => [path: string, init: RequestInit]> = {
  orderLink: () => ['/order-links', made(NONE)],
  confirmOrder: () => ['/order-links/confirm', made(NONE)],
  ownerLink: () => ['/owner-links', made(NONE)],
  ownerAct: () => ['/owner-links/act', made({ ...NONE, act: 'pack', seen: 1 })],
};
