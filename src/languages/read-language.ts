import { StartError } from '#environment.ts';
import { listOf, mistakeAt, nameOf, type Node, partOf, type Source, statementsOf } from './syntax.ts';

/** An object as it is written in a source: where it begins and ends, and where the last of its properties does. */
export interface WrittenObject {
  start: number;
  end: number;
  lastEnd: number | undefined;
}

/** A file of a language: its parts by name, and of each the texts as they are written there, and parsed. */
export interface WrittenLanguage extends WrittenObject {
  parts: Map<string, WrittenObject & { texts: Map<string, string>; nodes: [string, Node][] }>;
}

/** Reads the source of a language's file. @throws StartError where it holds more than its default export */
export function readLanguage(source: string, file: string): WrittenLanguage {
  const rest = statementsOf(source, file).filter(
    (node) => node.type !== 'ImportDeclaration' || partOf(node, 'importKind') !== 'type',
  );
  const [declared] = rest;
  if (rest.length !== 1 || declared?.type !== 'ExportDefaultDeclaration')
    throw new StartError(
      `${file}: a language is type imports and "export default { … } satisfies Language", nothing more`,
    );
  const exported = partOf(declared, 'declaration') as Node;
  const whole = exported.type === 'TSSatisfiesExpression' ? (partOf(exported, 'expression') as Node) : exported;
  const parts = propertiesOf(whole, { source, file }).map(([part, object]) => {
    const nodes = propertiesOf(object, { source, file });
    const texts = nodes.map(([name, { start, end }]): [string, string] => [name, source.slice(start, end)]);
    return [part, { ...writtenObject(object), texts: new Map(texts), nodes }] as const;
  });
  return { ...writtenObject(whole), parts: new Map(parts) };
}

function writtenObject(object: Node): WrittenObject {
  return { start: object.start, end: object.end, lastEnd: listOf(object, 'properties').at(-1)?.end };
}

function propertiesOf(object: Node, at: Source): [string, Node][] {
  if (object.type !== 'ObjectExpression')
    throw new StartError(mistakeAt(at, object, 'a part of a language is an object'));
  return listOf(object, 'properties').map((property) => {
    const name = partOf(partOf(property, 'key'), 'name');
    if (property.type !== 'Property' || partOf(property, 'method') || partOf(property, 'shorthand') || !isText(name))
      throw new StartError(mistakeAt(at, property, 'a text is written as name: text'));
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
