import type { Given, Shown } from './ask-for-shop.ts';
import type { InitAnswers } from '../init-folder.ts';

/**
 * Where a new folder says that the shop is, and from whom `init` knows each part: what nobody has said is assumed, and
 * nobody looks at what was taken in silence. `asked`: the owner has answered at a terminal.
 */
export function marketLine(
  { currency, locale, country = '' }: InitAnswers,
  { given, shown = {}, asked }: { given: Given; shown?: Shown | undefined; asked: boolean },
): string {
  const fromFile = (one: string, own: string | undefined) => (one === own ? 'as the file shows' : 'assumed');
  const parts = [
    { what: 'Currency', value: currency, name: 'currency', otherwise: fromFile(currency, shown.currency) },
    { what: 'locale', value: locale, name: 'locale', otherwise: 'assumed' },
    { what: 'country', value: country || 'none', name: 'country', otherwise: fromFile(country, shown.country) },
  ] as const;
  const sources = parts.map(({ name, otherwise }) => {
    if (given[name] !== undefined) return 'given';
    return asked ? 'answered' : otherwise;
  });
  const words = parts.map(({ what, value }, index) => `${what} ${value} (${sources[index] ?? ''})`);
  return `${words.join(', ')}.${sources.includes('assumed') ? ` ${HOW_TO_CHANGE}` : ''}`;
}

const HOW_TO_CHANGE = `What is assumed and wrong is changed before apply: currency, language, locale, timeZone, \
terms.country and address in store.yaml; or remove the folder and give --currency, --locale and --country.`;
