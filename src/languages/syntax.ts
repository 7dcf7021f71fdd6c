import { parseSync } from 'vite';

/** A node of a syntax tree: what it is of, and where in its source. */
export interface Node {
  type: string;
  start: number;
  end: number;
}

/** The statements of a TypeScript source. @throws where it is none, naming the file */
export function statementsOf(source: string, file: string): Node[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program.body;
}

/** A part of a node; undefined where there is none. */
export function partOf(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;
}

/** A part that is a list of nodes. */
export function listOf(node: unknown, name: string): Node[] {
  const list = partOf(node, name);
  return Array.isArray(list) ? (list as Node[]) : [];
}

/** The name of a key or an identifier, in quotation marks or not. */
export function nameOf(node: unknown): string | undefined {
  const name = partOf(node, 'name') ?? partOf(node, 'value');
  return typeof name === 'string' ? name : undefined;
}

/** A node and all that are in it. */
export function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (typeof partOf(value, 'type') === 'string') yield value as Node;
  for (const part of Object.values(value)) yield* nodesIn(part);
}
