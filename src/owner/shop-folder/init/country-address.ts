import type { StoreAddress } from '#contract/store/address.ts';
import { statesToChoose } from './states-to-choose.ts';
import { INDIAN_ADDRESS } from '#lib/places/states-of-india.ts';

const NO_STATE = { states: [] };
/** Every number has ten digits, and a 1 before them or not. */
const NORTH_AMERICA: StoreAddress = { phoneDigits: [10, 11] };
const of = (...postalCode: string[]): StoreAddress => ({ postalCode });

/** What addresses look like in countries where many shops are. */
const ADDRESSES: Record<string, StoreAddress> = {
  AT: { ...NO_STATE, ...of('9999') },
  AU: of('9999'),
  BE: { ...NO_STATE, ...of('9999') },
  BG: { ...NO_STATE, ...of('9999') },
  BR: of('99999-999', '99999999'),
  CA: { stateLabel: 'Province', ...of('A9A 9A9'), ...NORTH_AMERICA },
  CH: { ...NO_STATE, ...of('9999') },
  CO: { stateLabel: 'Department' },
  CZ: { ...NO_STATE, ...of('999 99') },
  DE: { ...NO_STATE, ...of('99999') },
  DK: { ...NO_STATE, ...of('9999') },
  EE: { ...NO_STATE, ...of('99999') },
  ES: { stateLabel: 'Province', ...of('99999') },
  FI: { ...NO_STATE, ...of('99999') },
  FR: { ...NO_STATE, ...of('99999') },
  GB: { ...NO_STATE, ...of('A9 9AA', 'A99 9AA', 'A9A 9AA', 'AA9 9AA', 'AA99 9AA', 'AA9A 9AA') },
  GR: { ...NO_STATE, ...of('999 99') },
  HN: { stateLabel: 'Department' },
  HR: { ...NO_STATE, ...of('99999') },
  HU: { ...NO_STATE, ...of('9999') },
  IE: { stateLabel: 'County' },
  IN: INDIAN_ADDRESS,
  IS: { ...NO_STATE, ...of('999') },
  IT: { stateLabel: 'Province', ...of('99999') },
  JP: { stateLabel: 'Prefecture', ...of('999-9999', '9999999') },
  LT: { ...NO_STATE, ...of('99999', 'AA-99999') },
  LU: { ...NO_STATE, ...of('9999') },
  LV: { ...NO_STATE, ...of('9999', 'AA-9999') },
  MX: of('99999'),
  MY: of('99999'),
  NL: { ...NO_STATE, ...of('9999 AA') },
  NO: { ...NO_STATE, ...of('9999') },
  NZ: { ...NO_STATE, ...of('9999') },
  PL: { ...NO_STATE, ...of('99-999') },
  PT: { ...NO_STATE, ...of('9999-999') },
  RO: { stateLabel: 'County', ...of('999999') },
  RS: { ...NO_STATE, ...of('99999') },
  SE: { ...NO_STATE, ...of('999 99') },
  SG: { ...NO_STATE, ...of('999999') },
  SI: { ...NO_STATE, ...of('9999') },
  SK: { ...NO_STATE, ...of('999 99') },
  TR: { stateLabel: 'Province', ...of('99999') },
  US: { ...of('99999', '99999-9999'), ...NORTH_AMERICA },
  ZA: { stateLabel: 'Province', ...of('9999') },
};

const EXAMPLE = `# address:
#   states: [Ontario, Quebec]     # to choose from; [] asks for none, left out it is typed
#   stateLabel: Province
#   postalCode: ["A9A 9A9"]       # 9 is a digit, A a letter
#   phoneDigits: [10, 11]         # at least, at most`;

export function countryAddress(country: string): StoreAddress | undefined {
  const own = ADDRESSES[country];
  const states = statesToChoose(country);
  return own && states ? { states: [...states], ...own } : own;
}

/** `address` of store.yaml: that of the country where it is known, else an example. */
export function addressSection(country: string): string {
  const own = countryAddress(country);
  if (!own) return EXAMPLE;
  const lines = Object.entries(own).map(([key, value]) => `  ${key}: ${listed(value)}`);
  return [
    'address:',
    ...lines,
    `  # states: a list to choose from; [] asks for none, left out ${country === 'IN' ? 'those of India' : 'it is typed'}.`,
    '  # 9 is a digit, A a letter. More: stateLabel: County, phoneDigits: [10, 11]',
  ].join('\n');
}

/** JSON's lists are YAML's too; one of many states goes over several lines. */
function listed(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  let width = 0;
  const entries = value.map((each) => {
    const entry = JSON.stringify(each);
    const breaks = width + entry.length > 110;
    width = (breaks ? 0 : width + 2) + entry.length;
    return breaks ? `\n    ${entry}` : ` ${entry}`;
  });
  return `[${entries.join(',').trimStart()}]`;
}
