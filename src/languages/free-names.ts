import { listOf, nameOf, type Node, nodesIn, partOf } from './syntax.ts';

/** A name that nothing gives a value, and the values that there are where it stands. */
export interface FreeName {
  name: string;
  start: number;
  has: string[];
}

/** What the language itself has: in Node and in each browser. */
const GLOBALS = new Set([
  ...['undefined', 'NaN', 'Infinity', 'Intl', 'Math', 'JSON', 'String', 'Number', 'Boolean', 'BigInt', 'Array'],
  ...['Object', 'Date', 'RegExp', 'Map', 'Set', 'parseInt', 'parseFloat', 'isNaN', 'isFinite', 'URL'],
  ...['encodeURIComponent', 'decodeURIComponent'],
]);

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'];

/** The names in an expression that are neither parameters, nor declared in it, nor the language's own. */
export function freeNames(node: Node, has: readonly string[] = []): FreeName[] {
  if (node.type === 'Identifier') {
    const name = nameOf(node) ?? '';
    return GLOBALS.has(name) || has.includes(name) ? [] : [{ name, start: node.start, has: [...has] }];
  }
  const inside = FUNCTIONS.includes(node.type) ? [...has, ...declaredIn(node)] : has;
  return childrenOf(node).flatMap((child) => freeNames(child, inside));
}

/** Parameters, and whatever is declared within the function: whether before its use is not looked at. */
function declaredIn(node: Node): string[] {
  const nodes = [...nodesIn(partOf(node, 'body'))];
  const patterns = [
    partOf(node, 'id'),
    ...listOf(node, 'params'),
    ...nodes.flatMap((one) => (one.type === 'VariableDeclarator' ? [partOf(one, 'id')] : [])),
    ...nodes.flatMap((one) => (one.type === 'FunctionDeclaration' ? [partOf(one, 'id')] : [])),
    ...nodes.flatMap((one) => (one.type === 'CatchClause' ? [partOf(one, 'param')] : [])),
  ];
  return patterns.flatMap((pattern) => boundIn(pattern as Node | null));
}

/** The names that a pattern such as `{ shop, ids: [id] }` gives a value. */
function boundIn(pattern: Node | null | undefined): string[] {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [nameOf(pattern) ?? ''];
  if (pattern.type === 'AssignmentPattern') return boundIn(partOf(pattern, 'left') as Node);
  if (pattern.type === 'RestElement') return boundIn(partOf(pattern, 'argument') as Node);
  if (pattern.type === 'ArrayPattern') return listOf(pattern, 'elements').flatMap(boundIn);
  return listOf(pattern, 'properties').flatMap((one) => boundIn((partOf(one, 'value') ?? one) as Node));
}

/** The nodes right within one that are read when it runs: no keys, no types. */
function childrenOf(node: Node): Node[] {
  if (node.type.startsWith('TS')) return [partOf(node, 'expression') as Node | undefined].filter((one) => !!one);
  const skipped = ['MemberExpression', 'Property'].includes(node.type) && !partOf(node, 'computed');
  return Object.entries(node)
    .filter(([part]) => !(skipped && (part === 'property' || part === 'key')))
    .flatMap(([, child]: [string, unknown]) => (Array.isArray(child) ? (child as unknown[]) : [child]))
    .filter((child): child is Node => typeof partOf(child, 'type') === 'string');
}
