import { someOf } from '#lib/text/terminal-text.ts';

interface Places {
  states?: readonly string[] | undefined;
  postalCodes?: readonly string[] | undefined;
}

/** Exactly these places. */
export function placeKey({ states, postalCodes }: Places): string {
  return JSON.stringify([states, postalCodes]);
}

/** `Goa, 40…, 41…`: the first of them; `everywhere` for all. */
export function placeText({ states = [], postalCodes = [] }: Places): string {
  return someOf([...states, ...postalCodes.map((code) => `${code}…`)]) || 'everywhere';
}
