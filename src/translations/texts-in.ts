import { languageFiles } from './language-files.ts';

/** The texts of a module: a string stays a string, a function keeps its parameters, a table its keys. */
export type Translated<T> = T extends string
  ? string
  : T extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translated<Result>
    : { [Key in keyof T]: Translated<T[Key]> };

/**
 * The texts of a module of the server in any language, chosen while it runs, since one process serves several stores.
 * `part` is their name in a language's file. What is not translated stays English.
 */
export function textsIn<T extends object>(part: string, english: T): (language: string) => Translated<T> {
  const known = new Map<string, Translated<T>>();
  return (language) => {
    const before = known.get(language);
    if (before) return before;
    const texts = { ...english, ...languageFiles.get(language)?.[part] } as Translated<T>;
    known.set(language, texts);
    return texts;
  };
}
