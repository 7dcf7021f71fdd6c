import { addLine, lineKey, type CartLine } from '../line.ts';

/** What the shopper can choose for a line: the values of each part, or a quantity. */
export interface LineChoice {
  size: string[];
  color: string[];
  /** So many could be had: the line asks for more. */
  left?: number | undefined;
  /**
   * The line lacks what it needs, or asks for more than there is: the order waits for the shopper. Of one whose choice
   * is gone the rest can be ordered without it.
   */
  waits: boolean;
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
