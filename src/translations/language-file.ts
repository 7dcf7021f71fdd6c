/** The name of a language's file is its code; whatever else is in src/languages/ has a longer name. */
const LANGUAGE_FILE = /^([a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\.ts$/;

/** The language of a file of src/languages/; undefined for a file that is none. */
export function languageOfFile(name: string): string | undefined {
  return LANGUAGE_FILE.exec(name)?.[1];
}
