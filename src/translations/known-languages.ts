import { filesOfLanguage } from './language-file.ts';
import { languageCodes, type LanguageFile, readLanguageFile } from './language-files.ts';

/** The files of languages that were read, by code. */
export const languageFiles = new Map<string, LanguageFile>();

/** The files of a language that are there, the one that counts most last; none for English without words of its own. */
export function languageLayers(language: string): { code: string; file: LanguageFile }[] {
  return filesOfLanguage(language).flatMap((code) => {
    const file = languageFiles.get(code) ?? (languageCodes.includes(code) ? readLanguageFile(code) : undefined);
    if (!file) return [];
    languageFiles.set(code, file);
    return [{ code, file }];
  });
}

/** The files that say a language otherwise in a country; not read where that alone is spoken: `de-DE` of `de`. */
export function unreadCountries(language: string): string[] {
  const all = new Set([...languageCodes, ...languageFiles.keys()]);
  return [...all].filter((code) => code.startsWith(`${language}-`)).sort();
}

/** Whether there is a file of just this language, which English needs none of. */
export function isKnownLanguage(language: string): boolean {
  return language === 'en' || languageFiles.has(language) || languageCodes.includes(language);
}
