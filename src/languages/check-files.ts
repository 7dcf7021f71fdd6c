import { existsSync, readFileSync } from 'node:fs';
import { StartError } from '#environment.ts';

const FOLDER = new URL('./', import.meta.url);

/**
 * Refuses files of languages with mistakes in their source, before anything imports them: what the import of one says
 * has no line. The parser is loaded where there is a file to check. @throws StartError
 */
export async function checkFiles(codes: readonly string[], folder = FOLDER): Promise<void> {
  const files = codes
    .map((code) => ({ code, url: new URL(`${code}.ts`, folder) }))
    .filter(({ url }) => existsSync(url));
  if (files.length === 0) return;
  const { textMistakes } = await import('./text-mistakes.ts');
  const mistakes = files.flatMap(({ code, url }) =>
    textMistakes(readFileSync(url, 'utf8'), `src/languages/${code}.ts`),
  );
  if (mistakes.length > 0) throw new StartError(mistakes.join('\n'));
}
