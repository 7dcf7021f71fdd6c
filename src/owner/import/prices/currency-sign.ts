/** Longer texts are no amounts. */
const LONGEST = 40;
const BEFORE = /^([^\d\s.,'’+-][^\d\s,'’+-]{0,5})\s*(\d.*)$/u;
const AFTER = /^(.*\d)\s*([^\d\s.,'’+-][^\d\s,'’+-]{0,5})$/u;

export interface SignedAmount {
  /** Without the sign. */
  amount: string;
  /** `€`, `USD`, `Rs.`; '' where there is none. */
  sign: string;
}

/** `€12,50`, `12.50 USD` and `Rs. 1,299`, the currency apart. */
export function withoutSign(text: string): SignedAmount {
  if (text.length > LONGEST) return { amount: text, sign: '' };
  const [, before = '', amount] = BEFORE.exec(text) ?? [];
  if (amount !== undefined) return { amount, sign: before };
  const [, number, after = ''] = AFTER.exec(text) ?? [];
  return { amount: number ?? text, sign: after };
}

/** Signs that Intl does not write for a currency in English, and that price lists do. */
const FURTHER_SIGNS: Record<string, readonly string[]> = {
  INR: ['Rs', 'Rs.'],
  PKR: ['Rs.'],
  CHF: ['Fr.', 'SFr.'],
  RUB: ['руб', 'руб.', 'р.'],
  UAH: ['грн', 'грн.'],
  PLN: ['zł'],
  CZK: ['Kč'],
  BGN: ['лв', 'лв.'],
  SEK: ['kr', 'kr.'],
  NOK: ['kr', 'kr.'],
  DKK: ['kr', 'kr.'],
  BRL: ['R$'],
  HUF: ['Ft'],
  RON: ['lei'],
  ZAR: ['R'],
  TRY: ['TL'],
};

/** Whether price lists write the sign for the currency: `$` is that of many. */
export function isSignOf(currency: string, sign: string): boolean {
  return signsOf(currency).has(sign.toLowerCase());
}

/** The currency of a sign, of several the most usual; undefined for what is no sign. */
export function currencyOfSign(sign: string): string | undefined {
  return signs().get(sign.toLowerCase());
}

const known = new Map<string, ReadonlySet<string>>();
function signsOf(currency: string): ReadonlySet<string> {
  const found = known.get(currency);
  if (found) return found;
  const own = (['symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay });
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  });
  const all = new Set([currency, ...own, ...(FURTHER_SIGNS[currency] ?? [])].map((one) => one.toLowerCase()));
  known.set(currency, all);
  return all;
}

let bySign: Map<string, string> | undefined;
/** The most usual of the currencies that share a sign comes first. */
const USUAL = ['USD', 'EUR', 'GBP', 'INR', 'JPY', 'SEK', 'RUB'];
function signs(): ReadonlyMap<string, string> {
  if (bySign) return bySign;
  bySign = new Map();
  for (const currency of [...USUAL, ...Intl.supportedValuesOf('currency')])
    for (const sign of signsOf(currency)) if (!bySign.has(sign)) bySign.set(sign, currency);
  return bySign;
}
