import { listOf, nameOf, type Node, partOf, statementsOf } from './syntax.ts';

/** The texts of a part of a language as they are written in its file, by name, and where the part ends. */
interface WrittenPart {
  texts: Map<string, string>;
  start: number;
  end: number;
}

/** A file of a language: its parts by name, and where the whole of them ends. */
export interface WrittenLanguage {
  parts: Map<string, WrittenPart>;
  end: number;
}

/** Reads the source of a language's file. @throws where it holds more than its default export */
export function readLanguage(source: string, file: string): WrittenLanguage {
  const rest = statementsOf(source, file).filter(
    (node) => node.type !== 'ImportDeclaration' || partOf(node, 'importKind') !== 'type',
  );
  const [declared] = rest;
  if (rest.length !== 1 || declared?.type !== 'ExportDefaultDeclaration')
    throw new Error(`${file}: a language is type imports and "export default { … } satisfies Language", nothing more`);
  const exported = partOf(declared, 'declaration') as Node;
  const whole = exported.type === 'TSSatisfiesExpression' ? (partOf(exported, 'expression') as Node) : exported;
  const parts = propertiesOf(whole, file).map(([part, object]): [string, WrittenPart] => {
    const texts = propertiesOf(object, file).map(([name, { start, end }]): [string, string] => [
      name,
      source.slice(start, end),
    ]);
    return [part, { texts: new Map(texts), start: object.start, end: object.end }];
  });
  return { parts: new Map(parts), end: whole.end };
}

function propertiesOf(object: Node, file: string): [string, Node][] {
  if (object.type !== 'ObjectExpression') throw new Error(`${file}: a part of a language is an object`);
  return listOf(object, 'properties').map((property) => {
    const name = partOf(partOf(property, 'key'), 'name');
    if (property.type !== 'Property' || partOf(property, 'method') || partOf(property, 'shorthand') || !isText(name))
      throw new Error(`${file}: a text is written as name: text`);
    return [name, partOf(property, 'value') as Node];
  });
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** The keys of a table that is written so, `{ one: 'One' }`. */
export function keysOf(table: string): string[] {
  const [statement] = statementsOf(`(${table})`, 'table.ts');
  const expression = partOf(statement, 'expression');
  const object =
    partOf(expression, 'type') === 'ParenthesizedExpression' ? partOf(expression, 'expression') : expression;
  return listOf(object, 'properties').flatMap((property) => nameOf(partOf(property, 'key')) ?? []);
}
