import { STATES_BY_CODE } from '#lib/places/states-by-code.ts';

/**
 * The state as Medusa compares it, with its zones and taxes: the code of ISO 3166-2 in lower case, `in-ka`. Of
 * countries whose states are not known, the address says the code itself; any other text stays as it is.
 */
export function provinceOf(country: string | undefined, state: string): string {
  const typed = state.trim().toLowerCase();
  if (country === undefined || typed === '') return state;
  if (/^[a-z]{2}-[a-z0-9]{1,3}$/.test(typed)) return typed;
  const [code] = Object.entries(STATES_BY_CODE[country] ?? {}).find(([, name]) => name.toLowerCase() === typed) ?? [];
  if (code === undefined && !/^[a-z0-9]{1,3}$/.test(typed)) return state;
  return `${country}-${code ?? typed}`;
}
