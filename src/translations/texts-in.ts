import { languageLayers } from './known-languages.ts';

/** The texts of a module: a string stays a string, a function keeps its parameters, a table its keys. */
export type Translated<T> = T extends string
  ? string
  : T extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Translated<Result>
    : T extends RegExp
      ? RegExp
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
    const layers = languageLayers(language).map(({ file }) => file[part] ?? {});
    const texts = layers.reduce<object>(overlaid, { ...english }) as Translated<T>;
    known.set(language, texts);
    return texts;
  };
}

/** Texts with those of a translation in their place, in tables too: an older translation may lack a key of one. */
function overlaid(texts: object, translation: object): object {
  const pairs = Object.entries(translation).map(([name, text]: [string, unknown]) => {
    const before: unknown = Reflect.get(texts, name);
    if (isTable(text) && isTable(before)) return [name, overlaid(before, text)];
    return [name, isFunction(text) && isFunction(before) ? (...given: unknown[]) => sayOr(text, before, given) : text];
  });
  return { ...texts, ...(Object.fromEntries(pairs) as object) };
}

/** What a text says; without it where it throws: an order that is placed does not fail by its mail's words. */
function sayOr(text: Text, before: Text, given: unknown[]): unknown {
  try {
    return text(...given);
  } catch {
    return before(...given);
  }
}

type Text = (...given: unknown[]) => unknown;
const isFunction = (text: unknown): text is Text => typeof text === 'function';
const isTable = (text: unknown): text is object => text?.constructor === Object;
