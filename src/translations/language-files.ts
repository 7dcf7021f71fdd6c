import { readdirSync } from 'node:fs';
import { languageOfFile } from './language-file.ts';

/** The parts of a language (languages/language.ts), and in each the texts that are translated. */
type LanguageFile = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

const FOLDER = new URL('../languages/', import.meta.url);

/**
 * The files of src/languages/, by code, read when the process starts. In a build this module is one that imports them
 * (build/translated-texts.ts).
 */
export const languageFiles = new Map<string, LanguageFile>();
for (const name of readdirSync(FOLDER)) {
  const code = languageOfFile(name);
  if (code === undefined) continue;
  const { default: texts } = (await import(new URL(name, FOLDER).href)) as { default: LanguageFile };
  languageFiles.set(code, texts);
}
