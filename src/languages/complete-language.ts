import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EnglishText, englishTexts } from './english-texts.ts';
import { inCountry } from './words-of-country.ts';
import { LEFT_OUT } from './left-out.ts';
import { readLanguage, type WrittenLanguage, type WrittenObject } from './read-language.ts';
import { ENGLISH_MODULES } from './text-modules.ts';
import { languageOfFile } from '#translations/language-file.ts';
import { type CountryWords, countryWords } from '#translations/country-words.ts';

/** A language's file with all that shoppers read, and the names of the texts in it, such as `cart.removed`. */
export interface CompleteLanguage {
  source: string;
  translated: string[];
  /** They stand in the file as comments, and stay what they are until somebody translates them. */
  untranslated: string[];
  /** The shop says them nowhere, or no longer. */
  unknown: string[];
}

const EMPTY = `import type { Language } from './language.ts';

export default {
} satisfies Language;
`;

/**
 * Adds what the source of a language's file lacks, each text as a comment in English, and keeps what it has. `base` is
 * the file of the language without its country: what that says stands there in its words. What a country calls
 * otherwise stands there so, and not as a comment (docs/decisions D750).
 */
export function completeLanguage(file: string, source = EMPTY, base?: string): CompleteLanguage {
  const written = readLanguage(source, file);
  const inBase = base === undefined ? undefined : readLanguage(base, file.replace(/-[^./]*/, '')).parts;
  const words = countryWords(languageOfFile(basename(file)) ?? 'en');
  const parts = englishParts();
  const added = new Map<WrittenObject, string>();
  for (const [part, english] of parts) {
    const object = written.parts.get(part);
    const body = object ? source.slice(object.start, object.end) : '';
    const shown = namesOf(english, part).filter((name) => !object?.texts.has(name) && !isComment(body, name));
    const lines = [...english]
      .filter(([name]) => shown.includes(name))
      .map(([name, text]) => countryLine(name, text, words) ?? comment(name, text, inBase?.get(part)?.texts.get(name)));
    if (lines.length === 0) continue;
    if (object) added.set(object, `${lines.join('')}  `);
    else added.set(written, `${added.get(written) ?? ''}  ${part}: {\n${lines.join('')}  },\n`);
  }
  const complete = withAdditions(source, added);
  const said = added.size > 0 ? readLanguage(complete, file) : written;
  const sort = (isTranslated: boolean) =>
    [...parts].flatMap(([part, english]) =>
      namesOf(english, part)
        .filter((name) => (said.parts.get(part)?.texts.has(name) ?? false) === isTranslated)
        .map((name) => `${part}.${name}`),
    );
  return {
    source: complete,
    translated: sort(true),
    untranslated: sort(false),
    unknown: unknownTexts(written, parts),
  };
}

type EnglishParts = ReadonlyMap<string, ReadonlyMap<string, EnglishText>>;

/** The texts of each part; a checkout may be without the embedded store API. */
function englishParts(): EnglishParts {
  const paths = Object.entries(ENGLISH_MODULES).map(([part, path]): [string, string] => [
    part,
    fileURLToPath(new URL(`../..${path}`, import.meta.url)),
  ]);
  return new Map(paths.filter(([, path]) => existsSync(path)).map(([part, path]) => [part, englishTexts(path)]));
}

/** Those that shoppers read. */
function namesOf(english: ReadonlyMap<string, EnglishText>, part: string): string[] {
  const leftOut: readonly string[] = LEFT_OUT[part as keyof typeof LEFT_OUT] ?? [];
  return [...english.keys()].filter((name) => !leftOut.includes(name));
}

function unknownTexts({ parts }: WrittenLanguage, english: EnglishParts): string[] {
  return [...parts].flatMap(([part, { texts }]) => {
    const names = english.get(part);
    if (!names && part in ENGLISH_MODULES) return [];
    return [...texts.keys()].filter((name) => !names?.has(name)).map((name) => `${part}.${name}`);
  });
}

function isComment(body: string, name: string): boolean {
  return new RegExp(`^\\s*//\\s*${name}:`, 'm').test(body);
}

/**
 * A text as a comment, to be translated, and above it, twice a comment, what it is made of in English. The signs stand
 * at the beginning of the lines, so that a mail without them is as it was.
 */
function comment(name: string, { text, uses }: EnglishText, inBase: string | undefined): string {
  const parts = inBase === undefined ? uses.flatMap((use) => `write out ${use}`.split('\n')) : [];
  const lines = [...parts.map((line) => `    // ${line}`), ...`    ${name}: ${inBase ?? text},`.split('\n')];
  return lines.map((line) => `// ${line}`.trimEnd() + '\n').join('');
}

/** A text that the country of the file says in other words. */
function countryLine(name: string, { text, uses }: EnglishText, words: CountryWords): string | undefined {
  const said = uses.length === 0 ? inCountry(text, words) : undefined;
  return said && `    ${name}: ${said},\n`;
}

/** Each text goes before the brace that closes its object, behind a comma. */
function withAdditions(source: string, added: ReadonlyMap<WrittenObject, string>): string {
  const changes = [...added].flatMap(([{ lastEnd, end }, text]) => {
    const lacksComma = lastEnd !== undefined && !/^\s*,/.test(source.slice(lastEnd, end - 1));
    return [
      { from: source.slice(0, end - 1).trimEnd().length, to: end - 1, text: `\n${text}` },
      ...(lacksComma ? [{ from: lastEnd, to: lastEnd, text: ',' }] : []),
    ];
  });
  return changes
    .sort((one, other) => other.from - one.from)
    .reduce((so, { from, to, text }) => so.slice(0, from) + text + so.slice(to), source);
}
