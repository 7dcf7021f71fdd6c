import type { RefusalTexts } from './refusal-texts.ts';

const MAX_DEPTH = 32;
const SPECIAL_KEYS = ['__proto__', 'constructor', 'prototype'];

/** Are brackets nested deeper than in any body of the contract? Reads the text, so that nothing deep is parsed. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < json.length; index += 1) {
    const letter = json[index];
    if (inString) {
      if (letter === '\\') index += 1;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === '{' || letter === '[') {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (letter === '}' || letter === ']') depth -= 1;
  }
  return false;
}

/**
 * Why a parsed body is refused whatever its schema: keys that name parts of a prototype (zod's record would drop
 * them silently), and NUL, which PostgreSQL cannot store (reliability O3, P12).
 */
export function problemOf(value: unknown, text: RefusalTexts): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? text.nulCharacter : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const key of Object.keys(value)) {
    if (SPECIAL_KEYS.includes(key)) return text.forbiddenName(key);
    const problem = problemOf(key, text) ?? problemOf((value as Record<string, unknown>)[key], text);
    if (problem) return problem;
  }
  return undefined;
}
