import { countryOfCurrency, countryOfLocale, currencyOfCountry, localeOfCountry } from './country-facts.ts';
import type { InitAnswers } from './init-answers.ts';
import type { ProductsFile } from './products-file.ts';
import { StoreFile } from '../store-schema.ts';
import { DEFAULT_CURRENCY, DEFAULT_LOCALE } from '#config.ts';
import { StartError } from '#environment.ts';
import type { Questions } from '#lib/questions.ts';

type Name = keyof InitAnswers;
/** What the command line answers. */
export type Given = Partial<Record<Name, string | undefined>>;
/** What a product export shows of its market. */
export type Shown = Partial<Pick<ProductsFile, 'country' | 'currency'>>;

interface Question {
  question: string;
  /** By what is known: given, shown by the file, answered before. */
  proposal: (known: Given, shown: Shown) => string;
  problemOf: (text: string) => string | undefined;
  /** As it is meant, where it can be written in several ways. */
  meant?: (text: string) => string;
}

const fields = StoreFile.shape;
const email = fields.company.unwrap().shape.email;
const country = fields.terms.unwrap().shape.country;

/** In the order in which they are asked. */
const QUESTIONS: Record<Name, Question> = {
  name: { question: 'What is the shop called?', proposal: () => 'My Shop', problemOf: problemWith(fields.name) },
  origin: {
    question: 'At which address will it be, such as https://shop.example (empty: not known yet)?',
    proposal: () => '',
    problemOf: problemWith(fields.origin),
    meant: asOrigin,
  },
  currency: {
    question: 'In which currency does it sell?',
    proposal: (known, shown) =>
      shown.currency ??
      currencyOfCountry(known.country ?? (known.locale === undefined ? shown.country : regionOf(known.locale))) ??
      DEFAULT_CURRENCY,
    problemOf: problemWith(fields.currency),
  },
  locale: { question: 'How are prices and dates written?', proposal: localeFor, problemOf: problemWith(fields.locale) },
  country: {
    question: 'In which country is it, in two letters?',
    proposal: ({ locale = '' }) => regionOf(locale) ?? '',
    problemOf: problemWith(country),
  },
  email: {
    question: 'Which e-mail address gets messages and orders (empty: none)?',
    proposal: () => '',
    problemOf: problemWith(email),
  },
};
const NAMES = Object.keys(QUESTIONS) as Name[];

/** That of the country that has the currency, the given one before the file's. */
function localeFor(known: Given, shown: Shown): string {
  const { currency = DEFAULT_CURRENCY } = known;
  if (known.country !== undefined) return localeOfCountry(known.country);
  const isShown = shown.country !== undefined && currencyOfCountry(shown.country) === currency;
  const country = isShown ? shown.country : countryOfCurrency(currency);
  return country === undefined ? DEFAULT_LOCALE : localeOfCountry(country);
}

/**
 * The answers that were given, then those that are asked for. `how`: questions to ask at a terminal; `propose` takes
 * what is proposed for the rest; `refuse` where nobody can be asked.
 * @throws StartError when a given answer is wrong, or one is not given and nobody answers
 */
export async function askForShop(
  given: Given,
  { how, shown = {} }: { how: Questions | 'propose' | 'refuse'; shown?: Shown | undefined },
): Promise<InitAnswers> {
  const known: Given = {};
  for (const name of NAMES) {
    const answer = asMeant(name, given[name]);
    const problem = answer === undefined ? undefined : QUESTIONS[name].problemOf(answer);
    if (problem !== undefined) throw new StartError(`--${name} ${problem}`);
    if (answer !== undefined) known[name] = answer;
  }
  const missing = NAMES.filter((name) => given[name] === undefined).map((name) => `--${name}`);
  if (how === 'refuse' && missing.length > 0)
    throw new StartError(
      `Questions are answered on a terminal, and this is none: what is piped is not read. Nothing was written. \
Give ${missing.join(', ')}, or --yes, which takes what is proposed.`,
    );
  for (const name of NAMES) {
    const { question, proposal, problemOf, meant } = QUESTIONS[name];
    const proposed = proposal(known, shown);
    known[name] ??=
      typeof how === 'string' ? proposed : await askUntilRight(how, { question, proposed, problemOf, meant });
  }
  return known as InitAnswers;
}

function regionOf(locale: string): string | undefined {
  return locale === '' ? undefined : countryOfLocale(locale);
}

async function askUntilRight(
  { ask }: Questions,
  { question, problemOf, meant = same, proposed }: Omit<Question, 'proposal'> & { proposed: string },
): Promise<string> {
  let before = '';
  for (;;) {
    const typed = await ask(`${before}${question}${proposed === '' ? '' : ` [${proposed}]`} `);
    if (typed === undefined) throw new StartError('\nThe questions are not answered, and nothing was written.');
    const answer = typed.trim() === '' ? proposed : meant(typed.trim());
    const problem = problemOf(answer);
    if (problem === undefined) return answer;
    before = `It ${problem}.\n`;
  }
}

function asMeant(name: Name, answer: string | undefined): string | undefined {
  return answer === undefined ? undefined : (QUESTIONS[name].meant ?? same)(answer);
}

function same(text: string): string {
  return text;
}

/** `shop.example`, and what a browser's address bar has: `https://shop.example/`. */
function asOrigin(text: string): string {
  const address = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+\/?$/i.test(text) ? `https://${text}` : text;
  return address.replace(/(?<!\/)\/$/, '');
}

/** '' is for what may be left out. */
function problemWith(schema: {
  safeParse: (value: unknown) => { error?: { issues: { message: string }[] } | undefined };
}) {
  return (text: string): string | undefined =>
    schema.safeParse(text === '' ? undefined : text).error?.issues[0]?.message;
}
