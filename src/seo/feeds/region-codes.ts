/** Countries whose regions the feed's format takes, by ISO 3166-2 without the country. */
const COUNTRIES = ['AU', 'BR', 'DE', 'FR', 'IN', 'JP', 'NZ', 'US'];

const INDIA =
  'Andaman and Nicobar Islands AN, Andhra Pradesh AP, Arunachal Pradesh AR, Assam AS, Bihar BR, Chandigarh CH, ' +
  'Chhattisgarh CG, Dadra and Nagar Haveli and Daman and Diu DH, Delhi DL, Goa GA, Gujarat GJ, Haryana HR, ' +
  'Himachal Pradesh HP, Jammu and Kashmir JK, Jharkhand JH, Karnataka KA, Kerala KL, Ladakh LA, Lakshadweep LD, ' +
  'Madhya Pradesh MP, Maharashtra MH, Manipur MN, Meghalaya ML, Mizoram MZ, Nagaland NL, Odisha OD, Puducherry PY, ' +
  'Punjab PB, Rajasthan RJ, Sikkim SK, Tamil Nadu TN, Telangana TS, Tripura TR, Uttar Pradesh UP, Uttarakhand UK, ' +
  'West Bengal WB';

const CODES = new Map(INDIA.split(', ').map((entry) => [plain(entry.slice(0, -3)), entry.slice(-2)]));

/** The code of a state as addresses spell it; undefined: nobody here knows one. */
export function regionCode(country: string, state: string): string | undefined {
  if (country === 'IN') return CODES.get(plain(state));
  return COUNTRIES.includes(country) && /^[A-Z\d]{1,3}$/.test(state) ? state : undefined;
}

function plain(name: string): string {
  return name.replace(/\s+/g, '').toUpperCase();
}
