import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';
import { StartError } from '#environment.ts';
import { ENGLISH, TEXT_MODULES } from './text-modules.ts';

/** The module that stands in for the text module at `path`; undefined when that is none, or is not translated. */
export type Translation = (path: string) => string | undefined;

/**
 * Reads `src/languages/<code>.ts`. Throws when there is no such file, or when it holds more than its default export.
 */
export function readTranslation(code: string, root = process.cwd()): Translation {
  if (code === 'en') return () => undefined;
  const file = join(root, 'src/languages', `${code}.ts`);
  if (!existsSync(file)) throw new StartError(`SHOP_LANGUAGE is ${code}, and there is no src/languages/${code}.ts.`);
  const parts = partsOf(readFileSync(file, 'utf8'), basename(file));
  return (path) => {
    const part = Object.entries(TEXT_MODULES).find(([, end]) => path.replaceAll('\\', '/').endsWith(end))?.[0];
    const texts = part === undefined ? undefined : parts.get(part);
    return texts && moduleOf(path, texts);
  };
}

/** A translated module: its own exports go before those of a star, so the texts that are missing stay English. */
function moduleOf(path: string, texts: ReadonlyMap<string, string>): string {
  const names = [...texts].map(([name, expression]) => `export const ${name} = ${expression};`);
  return [`export * from ${JSON.stringify(`./${basename(path)}${ENGLISH}`)};`, ...names, ''].join('\n');
}

/** Part, name and expression of each text, as they are written in the file. */
function partsOf(source: string, file: string): Map<string, Map<string, string>> {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const rest = program.body.filter((node) => node.type !== 'ImportDeclaration' || node.importKind !== 'type');
  const [declared] = rest;
  if (rest.length !== 1 || declared?.type !== 'ExportDefaultDeclaration')
    throw new Error(`${file}: a language is type imports and "export default { … } satisfies Language", nothing more`);
  const { declaration } = declared;
  const parts = propertiesOf(declaration.type === 'TSSatisfiesExpression' ? declaration.expression : declaration, file);
  return new Map(
    parts.map(([part, texts]) => [
      part,
      new Map(propertiesOf(texts, file).map(([name, { start, end }]) => [name, source.slice(start, end)])),
    ]),
  );
}

interface Expression {
  type: string;
  start: number;
  end: number;
}

function propertiesOf(object: Expression & { properties?: unknown[] }, file: string): [string, Expression][] {
  if (object.type !== 'ObjectExpression') throw new Error(`${file}: a part of a language is an object`);
  return (object.properties ?? []).map((property) => {
    const { type, key, method, shorthand, value } = property as {
      type: string;
      key: { name?: string };
      method: boolean;
      shorthand: boolean;
      value: Expression;
    };
    if (type !== 'Property' || method || shorthand || key.name === undefined)
      throw new Error(`${file}: a text is written as name: text`);
    return [key.name, value];
  });
}
