import { crc32, deflateSync } from 'node:zlib';

/** A small eight-bit picture inside the drawing: light and shade are computed, not drawn stroke by stroke. */
export interface Bitmap {
  cols: number;
  rows: number;
  levels: Uint8Array;
}

/** Greys from black to white. */
export const greyPng = (bitmap: Bitmap): string => png(bitmap, 0, []);

/** One colour, each level an opacity. */
export function tintPng(bitmap: Bitmap, hex: string): string {
  const rgb = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const palette = Buffer.from(Array.from({ length: 256 }, () => rgb).flat());
  return png(bitmap, 3, [chunk('PLTE', palette), chunk('tRNS', Buffer.from(Array.from({ length: 256 }, (_, i) => i)))]);
}

function png({ cols, rows, levels }: Bitmap, kind: number, extra: Buffer[]): string {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(cols, 0);
  head.writeUInt32BE(rows, 4);
  head[8] = 8;
  head[9] = kind;
  const lines = Buffer.alloc(rows * (cols + 1));
  for (let y = 0; y < rows; y += 1) lines.set(filtered(levels, cols, y), y * (cols + 1));
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return `data:image/png;base64,${Buffer.concat([signature, chunk('IHDR', head), ...extra, chunk('IDAT', deflateSync(lines, { level: 7 })), chunk('IEND', Buffer.alloc(0))]).toString('base64')}`;
}

/** A row as its difference from its neighbours, by whichever of PNG's filters leaves the least. */
function filtered(levels: Uint8Array, cols: number, y: number): Uint8Array {
  let best: Uint8Array | undefined;
  let least = Infinity;
  for (let filter = 0; filter < 5; filter += 1) {
    const line = new Uint8Array(cols + 1);
    line[0] = filter;
    let sum = 0;
    for (let x = 0; x < cols; x += 1) {
      const left = x ? levels[y * cols + x - 1]! : 0;
      const up = y ? levels[(y - 1) * cols + x]! : 0;
      const corner = x && y ? levels[(y - 1) * cols + x - 1]! : 0;
      const expected = filter === 0 ? 0 : filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, corner);
      const rest = (levels[y * cols + x]! - expected) & 255;
      line[x + 1] = rest;
      sum += Math.min(rest, 256 - rest);
    }
    if (sum < least) {
      best = line;
      least = sum;
    }
  }
  return best!;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const a = Math.abs(guess - left);
  const b = Math.abs(guess - up);
  const c = Math.abs(guess - corner);
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}
