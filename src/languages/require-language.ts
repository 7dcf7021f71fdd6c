import { existsSync } from 'node:fs';
import { StartError } from '#environment.ts';
import { isKnownLanguage, languageLayers } from '#translations/known-languages.ts';
import { filesOfLanguage, SHIPPED_LANGUAGES } from '#translations/language-file.ts';
import { shopLanguage } from '#translations/shop-language.ts';
import { checkFiles } from './check-files.ts';
import { missingLanguage } from './missing-language.ts';
import { unknownValue } from './named-values.ts';
import { ENGLISH_MODULES } from './text-modules.ts';

/** Refuses a language that has no file, and one with mistakes. @throws StartError */
export async function requireLanguage(language = shopLanguage()): Promise<void> {
  if (!isKnownLanguage(language)) throw missingLanguage(language);
  await checkLanguage(await layersOf(language));
}

/** A file of an owner is checked before it is read; a shipped one, which tests check, only where it cannot be read. */
async function layersOf(language: string): Promise<ReturnType<typeof languageLayers>> {
  const codes = filesOfLanguage(language);
  await checkFiles(codes.filter((code) => !SHIPPED_LANGUAGES.includes(code)));
  try {
    return languageLayers(language);
  } catch (error) {
    await checkFiles(codes);
    throw error;
  }
}

/**
 * Refuses a language where a text is of another kind than the English one: where a page gives a text its values, a
 * plain sentence breaks the page. In English nothing is loaded.
 *
 * @throws StartError that names files and keys
 */
export async function checkLanguage(layers: ReturnType<typeof languageLayers>): Promise<void> {
  const mistakes: string[] = [];
  for (const { code, file } of layers)
    for (const [part, texts] of Object.entries(file)) {
      const path = Object.entries(ENGLISH_MODULES).find(([name]) => name === part)?.[1];
      if (path === undefined) continue;
      const url = new URL(`../..${path}`, import.meta.url);
      // A checkout may be without the embedded store API.
      if (!existsSync(url)) continue;
      const english: unknown = await import(url.href);
      for (const what of mistakesIn(part, texts, english))
        mistakes.push(`src/languages/${code}.ts: ${what} (${path.slice(1)})`);
    }
  if (mistakes.length > 0) throw new StartError(mistakes.join('\n'));
}

/** What is left out stays English, and what English does not have is never said. */
function mistakesIn(name: string, given: unknown, english: unknown): string[] {
  if (given === undefined || english === undefined) return [];
  const kind = typeof english;
  if (typeof given !== kind || given === null) return [`${name} must be ${KINDS[kind] ?? kind}, as in English`];
  if (typeof given === 'function') {
    const what = unknownValue(given, english as object);
    return what === undefined ? [] : [`${name}: ${what}`];
  }
  if (typeof given !== 'object') return [];
  return Object.entries(given).flatMap(([key, text]) =>
    mistakesIn(`${name}.${key}`, text, Reflect.get(english as object, key)),
  );
}

const KINDS: Partial<Record<string, string>> = {
  string: "a text, such as 'Ours'",
  function: 'a text that takes values, such as (name) => `Ours: ${name}`',
  object: 'a table of texts',
};
