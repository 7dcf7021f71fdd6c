/** The languages that the program comes with: an update changes their files. */
export const SHIPPED_LANGUAGES: readonly string[] = ['de', 'fr'];

/** The name of a language's file is its code; whatever else is in src/languages/ has a longer name. */
const LANGUAGE_FILE = /^([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.ts$/;

/** The language of a file of src/languages/; undefined for a file that is none. */
export function languageOfFile(name: string): string | undefined {
  return LANGUAGE_FILE.exec(name)?.[1];
}

/**
 * The files that a language is read from, by their codes, the one that counts most last: `de-AT` is `de`, with what
 * de-AT.ts says otherwise (docs/decisions D600).
 */
export function filesOfLanguage(code: string): string[] {
  const [language = code] = code.split('-', 1);
  return language === code ? [code] : [language, code];
}
