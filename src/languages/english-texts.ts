import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listOf, nameOf, type Node, nodesIn, partOf, statementsOf } from './syntax.ts';

/** A text of a module as it is written in a language's file: its expression, without types. */
export interface EnglishText {
  text: string;
  /** What else of its module, or of one beside it, it is made of, as written there: a language writes that out. */
  uses: string[];
}

/** The texts that a module exports, by name. */
export function englishTexts(path: string): Map<string, EnglishText> {
  const source = readFileSync(path, 'utf8');
  const statements = statementsOf(source, path);
  const declared = declaredIn(statements);
  const imported = statements
    .filter((node) => node.type === 'ImportDeclaration')
    .flatMap((node) => besides(node, path));
  const expressions = new Map([...imported, ...expressionsOf(source, declared)]);
  const own = declared.map(({ name, node }): [string, EnglishText] => [
    name,
    {
      text: expressions.get(name) ?? '',
      uses: usesOf(node, expressions).map((used) => `${used}: ${expressions.get(used) ?? ''}`),
    },
  ]);
  const exported = new Set(statements.filter(isExport).flatMap((node) => exportedNames(node)));
  const others = statements
    .filter((node) => isExport(node) && partOf(node, 'source'))
    .flatMap((node) => reExported(node, path));
  return new Map([...own.filter(([name]) => exported.has(name)), ...others]);
}

interface Declared {
  name: string;
  node: Node;
}

function declaredIn(statements: readonly Node[]): Declared[] {
  return statements.map((node) => (partOf(node, 'declaration') ?? node) as Node).flatMap(declarationsOf);
}

function expressionsOf(source: string, declared: readonly Declared[]): [string, string][] {
  return declared.map(({ name, node }) => [name, expressionOf(source, node)]);
}

/** What a module takes of another one beside it, `import { opensBy } from './link-templates.ts'`. */
function besides(node: Node, path: string): [string, string][] {
  const from = nameOf(partOf(node, 'source')) ?? '';
  if (!from.startsWith('./') || partOf(node, 'importKind') === 'type') return [];
  const names = listOf(node, 'specifiers').map((one) => nameOf(partOf(one, 'local')));
  const source = readFileSync(join(dirname(path), from), 'utf8');
  return expressionsOf(source, declaredIn(statementsOf(source, path))).filter(([name]) => names.includes(name));
}

const isExport = (node: Node) => node.type === 'ExportNamedDeclaration' && partOf(node, 'exportKind') !== 'type';

function declarationsOf(node: Node): Declared[] {
  if (node.type === 'FunctionDeclaration') return [{ name: nameOf(partOf(node, 'id')) ?? '', node }];
  if (node.type !== 'VariableDeclaration') return [];
  return listOf(node, 'declarations').map((one) => ({
    name: nameOf(partOf(one, 'id')) ?? '',
    node: partOf(one, 'init') as Node,
  }));
}

function exportedNames(node: Node): string[] {
  const declaration = partOf(node, 'declaration') as Node | null;
  return declaration ? declarationsOf(declaration).map(({ name }) => name) : [];
}

/** `export { refundEmail } from './refund-templates.ts'` */
function reExported(node: Node, path: string): [string, EnglishText][] {
  const from = nameOf(partOf(node, 'source')) ?? '';
  if (!from.startsWith('.')) return [];
  const names = listOf(node, 'specifiers').map((one) => nameOf(partOf(one, 'local')));
  return [...englishTexts(join(dirname(path), from))].filter(([name]) => names.includes(name));
}

/** The value of a constant, or a function as one. */
function expressionOf(source: string, node: Node): string {
  if (node.type !== 'FunctionDeclaration')
    return withoutTypes(source, node.type === 'TSAsExpression' ? (partOf(node, 'expression') as Node) : node);
  const params = listOf(node, 'params').map((one) => withoutTypes(source, one));
  return `(${params.join(', ')}) => ${withoutTypes(source, partOf(node, 'body') as Node)}`;
}

function withoutTypes(source: string, node: Node): string {
  const types = [...nodesIn(node)].filter(({ type }) => type === 'TSTypeAnnotation');
  let [text, at] = ['', node.start];
  for (const { start, end } of types) {
    if (start < at) continue;
    text += source.slice(at, start);
    at = end;
  }
  return text + source.slice(at, node.end);
}

/** The names of its module that a text is made of. Its own, and those of parameters, are not. */
function usesOf(node: Node, names: ReadonlyMap<string, string>): string[] {
  const nodes = [...nodesIn(node)];
  const params = nodes.flatMap((one) => listOf(one, 'params')).flatMap((one) => [...nodesIn(one)]);
  const hidden = new Set([
    nameOf(partOf(node, 'id')),
    ...params.filter(({ type }) => type === 'Identifier').map(nameOf),
  ]);
  const keys = new Set(
    nodes.flatMap((one) => [
      ...(one.type === 'Property' && !partOf(one, 'computed') && !partOf(one, 'shorthand') ? [partOf(one, 'key')] : []),
      ...(one.type === 'MemberExpression' && !partOf(one, 'computed') ? [partOf(one, 'property')] : []),
    ]),
  );
  const used = nodes.filter((one) => one.type === 'Identifier' && !keys.has(one)).flatMap((one) => nameOf(one) ?? []);
  return [...new Set(used.filter((name) => names.has(name) && !hidden.has(name)))];
}
