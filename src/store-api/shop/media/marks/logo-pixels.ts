/** A logo in memory, four bytes a pixel: red, green, blue, opacity. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

export type Color = readonly [red: number, green: number, blue: number];

export function colorAt(data: Buffer, index: number): Color {
  return [data[4 * index] ?? 0, data[4 * index + 1] ?? 0, data[4 * index + 2] ?? 0];
}

export function toHex(color: Color): string {
  return `#${color.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function fromHex(hex: string): Color {
  const at = (index: number) => parseInt(hex.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
}
