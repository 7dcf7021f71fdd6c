import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { languageOfFile } from './language-file.ts';

/** The parts of a language (languages/language.ts), and in each the texts that are translated. */
export type LanguageFile = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

const FOLDER = new URL('../languages/', import.meta.url);
const load = createRequire(import.meta.url);

/**
 * The codes of the files of src/languages/. In a build this module is one that imports them all
 * (build/translated-texts.ts).
 */
export const languageCodes: readonly string[] = readdirSync(FOLDER).flatMap((name) => languageOfFile(name) ?? []);

/** A file of src/languages/, read when it is first asked for: most processes speak one language. */
export function readLanguageFile(code: string): LanguageFile {
  return (load(fileURLToPath(new URL(`${code}.ts`, FOLDER))) as { default: LanguageFile }).default;
}
