import type { Given, Shown } from './ask-for-shop.ts';
import { countryOfLanguage, isEnglish } from './country-facts.ts';
import type { InitAnswers } from './init-answers.ts';
import { timeZoneOf } from './time-zone.ts';

/**
 * Where a new folder says that the shop is, and from whom `init` knows each part: what nobody has said is assumed, and
 * nobody looks at what was taken in silence. Its name is told where nobody has said it. `taken`: what the owner took by
 * Enter alone, at a terminal; undefined where nobody was asked.
 */
export function marketLine(
  { name, currency, locale, country = '' }: InitAnswers,
  { given, shown = {}, taken }: { given: Given; shown?: Shown | undefined; taken: ReadonlySet<string> | undefined },
): string {
  const source = (name: keyof Given, otherwise: string) => {
    if (given[name] !== undefined) return 'given';
    if (taken === undefined) return otherwise;
    return taken.has(name) ? 'proposed, taken' : 'answered';
  };
  const fromFile = (one: string, own: string | undefined) => (one === own ? 'as the file shows' : 'assumed');
  const sources = {
    name: source('name', 'assumed'),
    currency: source('currency', fromFile(currency, shown.currency)),
    locale: source('locale', 'assumed'),
    country: source('country', fromFile(country, shown.country) + reasonOf(country, shown)),
  };
  const isNamed = sources.name !== 'assumed';
  const parts = [
    ...(isNamed ? [] : [`name ${name} (assumed)`]),
    `currency ${currency} (${sources.currency})`,
    `locale ${locale} (${sources.locale})`,
    `country ${country || 'none'} (${sources.country})`,
    `time zone ${timeZoneOf(country)} (assumed)`,
  ].join(', ');
  const line = `${parts.slice(0, 1).toUpperCase()}${parts.slice(1)}.`;
  if (!Object.values(sources).some((one) => one.startsWith('assumed')))
    return `${line} Another zone is written as timeZone in store.yaml.`;
  return `${line} What is assumed and wrong is changed before apply: ${isNamed ? '' : 'id, name, '}currency, language, \
locale, timeZone, terms.country and address in store.yaml; or remove the folder and give \
${isNamed ? '' : '--name, '}--currency, --locale and --country.`;
}

/** Why a country is assumed that the file does not name: most who speak its language live there. */
function reasonOf(country: string, { country: own, language }: Shown): string {
  if (country === own || language === undefined || isEnglish(language)) return '';
  if (country !== countryOfLanguage(language)) return '';
  return `, as the file's words are ${new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language}`;
}
