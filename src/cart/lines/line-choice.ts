import { addLine, lineKey, type CartLine } from '../line.ts';

/** The values of each part of a line that has to be chosen. */
export interface LineChoice {
  size: string[];
  color: string[];
}

/**
 * A line that lacks what it needs waits for the shopper; of one whose choice is gone the rest can be ordered without
 * it.
 */
export function lacksChoice({ selectedSize, selectedColor }: CartLine, choices: LineChoice | undefined): boolean {
  return Boolean(
    choices && ((!selectedSize && choices.size.length > 0) || (!selectedColor && choices.color.length > 0)),
  );
}

/** Gives a line the size or colour it lacked, where it stands; a line that has them already grows by it. */
export function withChoice(
  lines: readonly CartLine[],
  key: string,
  choice: Partial<Pick<CartLine, 'selectedSize' | 'selectedColor'>>,
  max: number,
): CartLine[] {
  const bare = lines.find((line) => lineKey(line) === key);
  if (!bare) return [...lines];
  const chosen = { ...bare, ...choice };
  const others = lines.filter((line) => line !== bare);
  const { lines: grown, merged } = addLine(others, chosen, max);
  return merged ? grown : lines.map((line) => (line === bare ? chosen : line));
}
