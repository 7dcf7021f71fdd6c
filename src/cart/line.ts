/**
 * One line of the cart (docs/behaviour.md 3.cart-line). Its identity is id plus colour plus size. Prices are rupees.
 */
export interface CartLine {
  id: string;
  name: string;
  image: string;
  price: number;
  quantity: number;
  selectedSize: string;
  selectedColor: string;
}

export function lineKey({
  id,
  selectedSize,
  selectedColor,
}: Pick<CartLine, 'id' | 'selectedSize' | 'selectedColor'>): string {
  return JSON.stringify([id, selectedColor, selectedSize]);
}

/** Adds to the line with the same id, size and colour, else appends. The newest price, name and picture stay. */
export function addLine(
  lines: readonly CartLine[],
  added: CartLine,
  max: number,
): { lines: CartLine[]; merged: boolean } {
  const key = lineKey(added);
  const old = lines.find((line) => lineKey(line) === key);
  const now = { ...added, quantity: Math.min(added.quantity + (old?.quantity ?? 0), max) };
  return { lines: old ? lines.map((line) => (line === old ? now : line)) : [...lines, now], merged: Boolean(old) };
}

/** A line that was taken out, and where it stood. */
export interface Removal {
  line: CartLine;
  at: number;
}

/** Puts lines back where they stood; one that was added anew meanwhile grows by what comes back. */
export function putBack(lines: readonly CartLine[], removed: readonly Removal[], max: number): CartLine[] {
  return removed.reduce<CartLine[]>(
    (now, { line, at }) => {
      const { lines: grown, merged } = addLine(now, line, max);
      return merged ? grown : [...now.slice(0, at), line, ...now.slice(at)];
    },
    [...lines],
  );
}

/** A quantity below 1 is ignored (docs/behaviour.md 4.cart.least). */
export function setQuantity(lines: readonly CartLine[], key: string, quantity: number, max: number): CartLine[] {
  if (!Number.isInteger(quantity) || quantity < 1) return [...lines];
  return lines.map((line) => (lineKey(line) === key ? { ...line, quantity: Math.min(quantity, max) } : line));
}

export function countItems(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/**
 * Reads whatever localStorage holds. What is no line is dropped, what is missing in a line is filled, the rest stays
 * (reliability B1). Written by hand, so that no page has to fetch a validator to add to the cart.
 */
export function decodeLines(text: string | null | undefined): CartLine[] {
  let read: unknown;
  try {
    read = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(read) ? read.flatMap(decodeLine) : [];
}

function decodeLine(raw: Record<string, unknown> | null): CartLine[] {
  const id = textOf(raw?.id) || (typeof raw?.id === 'number' ? `${raw.id}` : '');
  const quantity = Math.floor(Number(raw?.quantity));
  if (!raw || !id || !(quantity >= 1)) return [];
  const price = Number(raw.price);
  return [
    {
      id,
      name: textOf(raw.name) || id,
      image: textOf(raw.image),
      price: price >= 0 && price < Infinity ? price : 0,
      quantity,
      selectedSize: textOf(raw.selectedSize),
      selectedColor: textOf(raw.selectedColor),
    },
  ];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
