import type { Masked } from './phone-mask.ts';

/**
 * The characters that a mask's signs accept: 9, # and 0 a digit, A a letter, * any character. All others stand for
 * themselves.
 */
const SLOTS: Record<string, RegExp> = { '9': /\d/, '#': /\d/, '0': /\d/, A: /\p{L}/u, '*': /[^\s]/u };

/** The text in the mask's shape, and where the caret belongs: after the same characters as before. */
export function applyMask(mask: string, typed: string, caret: number = typed.length): Masked {
  return { value: shape(mask, typed), caret: shape(mask, typed.slice(0, caret)).length };
}

/** Marks of the mask are written once a character follows them, or when they were typed; so they can be deleted. */
function shape(mask: string, typed: string): string {
  const given = Array.from(typed);
  let out = '';
  let waiting = '';
  let next = 0;
  for (const sign of mask) {
    const slot = SLOTS[sign];
    if (!slot) {
      waiting += sign;
      if (given[next] !== sign) continue;
      next++;
      out += waiting;
      waiting = '';
      continue;
    }
    while (next < given.length && !slot.test(given[next] ?? '')) next++;
    if (next >= given.length) break;
    out += waiting + (given[next++] ?? '');
    waiting = '';
  }
  return out;
}

/** Only digits to type: a phone may show its number keys. */
export function isNumericMask(mask: string): boolean {
  return /[9#0]/.test(mask) && !/[A*]/.test(mask);
}

/** A masked value without the marks, as some servers' patterns expect it. */
export function withoutMarks(mask: string, value: string): string {
  const marks = new Set(Array.from(mask).filter((sign) => !SLOTS[sign]));
  return Array.from(value)
    .filter((sign) => !marks.has(sign))
    .join('');
}
