import { PHONE_PREFIX } from '#config.ts';
import { nationalDigits } from '#lib/places/indian-phone.ts';

export interface Masked {
  value: string;
  /** Where the caret belongs, in characters from the start. */
  caret: number;
}

/**
 * The phone field after an edit: +91 and digits, never more than `max` of them (docs/behaviour.md 5.phone). `before`
 * is what it held, `typed` and `caret` what the browser made of it. The edit is found first and cleaned alone, so that
 * a damaged prefix, a caret in the middle, a paste or an autofill never costs a digit that was there. Emptied, it stays
 * empty.
 */
export function maskPhone(before: string, typed: string, caret: number, max: number): Masked {
  if (typed === '') return { value: '', caret: 0 };
  const { head, inserted, tail, at } = findEdit(before, typed, caret);
  const empty = head === '' && tail === '';
  if (empty && inserted.replace(/\s/g, '') === PHONE_PREFIX) return write('', '');
  if (empty && inserted.length === 1) {
    const over = inserted === '+' ? 0 : at;
    if (inserted === PHONE_PREFIX[over] && (over > 0 || inserted === '+'))
      return { value: PHONE_PREFIX, caret: over + 1 };
  }
  const whole = inserted.length > 1 ? nationalDigits(inserted, max) : '';
  if (whole.length >= max || (whole && empty)) return write(whole.slice(0, max), '');
  return insert(head, inserted.replace(/\D/g, ''), tail, max);
}

/** For a value that was not typed: a default, or one restored. */
export function asPhone(value: string, max: number): string {
  return maskPhone('', value.trim(), value.trim().length, max).value;
}

/** Splits the digits around what was put in: before it, after it. `at` is where in the old text it went. */
function findEdit(before: string, typed: string, caret: number) {
  const rest = before.endsWith(typed.slice(caret)) ? typed.slice(caret) : '';
  const end = rest ? caret : Math.max(caret, typed.length);
  const room = before.length - rest.length;
  let at = 0;
  while (at < Math.min(room, end) && before[at] === typed[at]) at++;
  return {
    head: before.slice(PHONE_PREFIX.length, Math.max(at, PHONE_PREFIX.length)),
    inserted: typed.slice(at, end),
    tail: before.slice(Math.max(room, PHONE_PREFIX.length)),
    at,
  };
}

/** As much as there is room for. A trunk 0 typed before ten digits gives way once they would not fit. */
function insert(head: string, inserted: string, tail: string, max: number): Masked {
  const full = head.length + inserted.length + tail.length > max;
  const left = full ? head.replace(/^0+/, '') : head;
  return write(left + inserted.slice(0, Math.max(0, max - left.length - tail.length)), tail);
}

function write(left: string, right: string): Masked {
  return { value: PHONE_PREFIX + left + right, caret: PHONE_PREFIX.length + left.length };
}
