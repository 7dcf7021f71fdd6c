const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** What else Intl has a name for: parts of countries, unions, and what stands for none. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(
  ['AC', 'CP', 'CQ', 'DG', 'EA', 'IC', 'TA'].concat(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']),
);
/** What the European Union calls Greece, which Intl does not know. */
const OTHER_CODES: Partial<Record<string, string>> = { EL: 'GR' };

/** Whether a text is the code of a country (ISO 3166-1, two capital letters; and XK, Kosovo's). */
export function isCountryCode(code: string): boolean {
  return (
    /^[A-Z]{2}$/.test(code) && meantRegion(code) === code && NAMES.of(code) !== undefined && !NO_COUNTRIES.has(code)
  );
}

/** The country that is meant by two letters which are not its code: GB by UK. */
export function meantCountry(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code) || isCountryCode(code)) return undefined;
  const meant = OTHER_CODES[code] ?? meantRegion(code);
  return isCountryCode(meant) ? meant : undefined;
}

function meantRegion(code: string): string {
  return new Intl.Locale('und', { region: code }).region ?? code;
}
