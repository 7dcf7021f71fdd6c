/** Characters that control a terminal or change the reading direction. */
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Text from outside as one line that a terminal shows and does not execute. */
export function stripped(text: string): string {
  return text.replace(UNSAFE, ' ');
}

/** JSON of the same meaning; its own line breaks stay. */
export function escaped(json: string): string {
  return json.replace(UNSAFE, (letter) =>
    letter === '\n' ? letter : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** `a, b, c and 4 more`. */
export function someOf(names: readonly string[], shown = 5): string {
  const rest = names.length - shown;
  return rest > 0 ? `${names.slice(0, shown).join(', ')} and ${rest} more` : names.join(', ');
}
