import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { checkFiles } from './check-files.ts';
import { type CompleteLanguage, completeLanguage } from './complete-language.ts';
import { filesOfLanguage } from '#translations/language-file.ts';

/** A language's file that was written or completed, and that of its language without a country, if there is one. */
export interface WrittenFile extends Omit<CompleteLanguage, 'source'> {
  file: string;
  isNew: boolean;
  base: string | undefined;
}

const FOLDER = new URL('./', import.meta.url);

/** Writes the file of a language, or adds to it what it lacks. @throws StartError where it has mistakes */
export async function writeLanguage(code: string, folder = FOLDER): Promise<WrittenFile> {
  const nameOf = (one: string) => `src/languages/${one}.ts`;
  const read = (one: string) =>
    readFile(new URL(`${one}.ts`, folder), 'utf8').catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    });
  await checkFiles([code], folder);
  const [language = code] = filesOfLanguage(code);
  const [before, base] = [await read(code), language === code ? undefined : await read(language)];
  const { source, ...found } = completeLanguage(nameOf(code), before, base);
  if (source !== before) await writeFile(fileURLToPath(new URL(`${code}.ts`, folder)), source);
  return { ...found, file: nameOf(code), isNew: before === undefined, base: base && nameOf(language) };
}
