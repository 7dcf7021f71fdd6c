import { CAPABILITIES } from '../capabilities/capabilities.ts';
import type { Answer } from '../../checker.ts';
import type { Visit } from '../../visit.ts';
import { bareOf, pathOf } from '../../examining/bare.ts';

/** Beyond its types: names of capabilities, time zone and currency have to be known. */
export function checkStore(visit: Visit, store: Answer<'storeInfo'>): void {
  const { capabilities = [], currency, timeZone, locale } = store.value;
  const { placeOf } = bareOf('storeInfo', store.raw);
  for (const [index, name] of capabilities.entries())
    if (!CAPABILITIES.some((one) => one.name === name))
      visit.report(store, {
        kind: 'value',
        severity: 'warning',
        path: pathOf(placeOf(['capabilities', index])),
        expected: 'the name of a capability',
        received: JSON.stringify(name),
        shop: 'does nothing with it',
      });
  for (const [name, value, make] of [
    ['currency', currency, (currency: string) => new Intl.NumberFormat('en', { style: 'currency', currency })],
    ['timeZone', timeZone, (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone })],
    ['locale', locale, (locale: string) => new Intl.Locale(locale)],
  ] as const)
    if (value !== undefined && throws(() => make(value)))
      visit.report(store, {
        kind: 'value',
        path: pathOf(placeOf([name])),
        expected: `a ${name === 'timeZone' ? 'time zone of IANA' : name} that is known`,
        received: JSON.stringify(value),
        shop: 'uses its default in place of it',
      });
}

function throws(act: () => unknown): boolean {
  try {
    act();
    return false;
  } catch {
    return true;
  }
}
