import {
  countryOfCurrency,
  countryOfLanguage,
  countryOfLocale,
  currencyOfCountry,
  isEnglish,
  localeOfCountry,
} from './country-facts.ts';
import { currencyMeant } from './currency-of-prices.ts';
import { localeExample } from './locale-example.ts';
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
export type Shown = Partial<Pick<ProductsFile, 'country' | 'currency' | 'sign' | 'currencyInTexts' | 'language'>>;

interface Question {
  /** `proposed` is the answer that is proposed. */
  question: string | ((proposed: string, known: Given) => string);
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
    proposal: currencyFor,
    problemOf: problemWith(fields.currency),
  },
  locale: {
    question: (proposed, { currency = DEFAULT_CURRENCY }) =>
      `As in which locale are prices and dates written (${proposed}: ${localeExample(proposed, currency)})?`,
    proposal: localeFor,
    problemOf: problemWith(fields.locale),
  },
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

/**
 * The file's; else that of the country: the given one, the locale's, the file's; else the one that its texts name, or
 * that of their language.
 */
function currencyFor(known: Given, shown: Shown): string {
  const own = known.country ?? (known.locale === undefined ? shown.country : regionOf(known.locale));
  const { sign, currencyInTexts, language } = shown;
  // The dollar sign is that of many: of the country's own, where there is one.
  const currency = sign === undefined ? shown.currency : currencyMeant(sign, currencyOfCountry(own));
  const ofLanguage = language === undefined || isEnglish(language) ? undefined : countryOfLanguage(language);
  const ofTexts = own === undefined ? (currencyInTexts ?? currencyOfCountry(ofLanguage)) : undefined;
  return currency ?? currencyOfCountry(own) ?? ofTexts ?? DEFAULT_CURRENCY;
}

/** The language of the file or of the country: of the given one, of the file's, of one that has the currency. */
function localeFor(known: Given, { country: shown, language }: Shown): string {
  const { currency = DEFAULT_CURRENCY } = known;
  if (known.country !== undefined) return localeOfCountry(known.country, language);
  const isShown = shown !== undefined && currencyOfCountry(shown) === currency;
  const country = isShown ? shown : countryOfCurrency(currency, language);
  return country === undefined ? DEFAULT_LOCALE : localeOfCountry(country, language);
}

/**
 * The answers that were given, then those that are asked for. `how`: questions to ask at a terminal; `propose` takes
 * what is proposed for the rest; `refuse` where nobody can be asked. `onTaken` hears what was asked for, and answered
 * by Enter alone.
 * @throws StartError when a given answer is wrong, or one is not given and nobody answers
 */
export async function askForShop(
  given: Given,
  {
    how,
    shown = {},
    onTaken,
  }: { how: Questions | 'propose' | 'refuse'; shown?: Shown | undefined; onTaken?: (name: Name) => void },
): Promise<InitAnswers> {
  const known: Given = {};
  const problems: string[] = [];
  for (const name of NAMES) {
    const answer = asMeant(name, given[name]);
    const problem = answer === undefined ? undefined : QUESTIONS[name].problemOf(answer);
    if (problem !== undefined) problems.push(`--${name} ${problem}`);
    if (answer !== undefined) known[name] = answer;
  }
  if (problems.length > 0) throw new StartError(problems.join('\n'));
  const missing = NAMES.filter((name) => given[name] === undefined).map((name) => `--${name}`);
  if (how === 'refuse' && missing.length > 0)
    throw new StartError(
      `Questions are answered on a terminal, and this is none: what is piped is not read. Nothing was written. \
Give ${missing.join(', ')}, or --yes, which takes what is proposed.`,
    );
  for (const name of NAMES) {
    const { question, proposal, problemOf, meant } = QUESTIONS[name];
    const proposed = proposal(known, shown);
    const text = typeof question === 'string' ? question : question(proposed, known);
    known[name] ??=
      typeof how === 'string'
        ? proposed
        : await askUntilRight(how, { question: text, proposed, problemOf, meant, onTaken: () => onTaken?.(name) });
  }
  return known as InitAnswers;
}

function regionOf(locale: string): string | undefined {
  return locale === '' ? undefined : countryOfLocale(locale);
}

async function askUntilRight(
  { ask }: Questions,
  {
    question,
    problemOf,
    meant = same,
    proposed,
    onTaken,
  }: Pick<Question, 'problemOf' | 'meant'> & { question: string; proposed: string; onTaken: () => void },
): Promise<string> {
  let before = '';
  for (;;) {
    const typed = await ask(`${before}${question}${proposed === '' ? '' : ` [${proposed}]`} `);
    if (typed === undefined) throw new StartError('\nThe questions are not answered, and nothing was written.');
    const isTaken = typed.trim() === '';
    const answer = isTaken ? proposed : meant(typed.trim());
    const problem = problemOf(answer);
    if (problem === undefined) {
      if (isTaken) onTaken();
      return answer;
    }
    before = `It ${problem}${problem.endsWith('?') ? '' : '.'}\n`;
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
