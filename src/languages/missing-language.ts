import { StartError } from '#environment.ts';

/** The refusal of a SHOP_LANGUAGE that has no file. */
export function missingLanguage(code: string): StartError {
  const what = `SHOP_LANGUAGE is ${code}, and there is no src/languages/${code}.ts`;
  return new StartError(`${what}: npm run store -- language ${code} writes one, to be translated.`);
}
