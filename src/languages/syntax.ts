import { parseSync } from 'vite';
import { StartError } from '#environment.ts';
import { lineOf, slipOf } from './slip.ts';

/** A node of a syntax tree: what it is of, and where in its source. */
export interface Node {
  type: string;
  start: number;
  end: number;
}

/** The statements of a TypeScript source. @throws StartError where it is none, naming file and line */
export function statementsOf(source: string, file: string): Node[] {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (!error) return program.body;
  const { line, what } = slipOf(source, error);
  throw new StartError(`${file}:${line}: ${what}`);
}

/** A mistake in the source of a language, with its line. */
export function mistakeAt({ source, file }: Source, { start }: Pick<Node, 'start'>, what: string): string {
  return `${file}:${lineOf(source, start)}: ${what}`;
}

export interface Source {
  source: string;
  file: string;
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
