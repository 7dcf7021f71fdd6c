import type { Engine } from './engine.ts';

/** Appends a value to a statement's parameters and returns its placeholder for the text. */
export type Bind = (value: unknown) => string;

export function parameters(engine: Engine): { values: unknown[]; bind: Bind } {
  const values: unknown[] = [];
  return { values, bind: (value) => (values.push(value), engine === 'sqlite' ? '?' : `$${values.length}`) };
}
