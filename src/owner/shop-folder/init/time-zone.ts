/** The zone of the capital, or of the largest city, where Intl lists another one of the country first. */
const MAIN: Partial<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  CY: 'Asia/Nicosia',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  KI: 'Pacific/Tarawa',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

/** Names of today for those that Intl keeps from before. */
const RENAMED: Partial<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** A country's: this machine's where that is one of its zones, else the one of most people; else this machine's. */
export function timeZoneOf(country: string): string {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = /^[A-Z]{2}$/.test(country) ? zonesOf(new Intl.Locale('und', { region: country })) : [];
  const zone = zones.includes(own) ? own : (MAIN[country] ?? zones[0] ?? own);
  return RENAMED[zone] ?? zone;
}

/** Older engines have them as a property; one that knows none gives none. */
function zonesOf(locale: Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] }): string[] {
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
