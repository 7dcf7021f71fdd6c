import { LRUCache } from 'lru-cache';

const drawn = new LRUCache<string, Promise<Buffer>>({ max: 100 });

/** A drawing as a square PNG. Few of them are asked for again and again. */
export function drawIcon(svg: string, size: number): Promise<Buffer> {
  const key = `${size} ${svg}`;
  const known = drawn.get(key) ?? draw(svg, size);
  drawn.set(key, known);
  known.catch(() => drawn.delete(key));
  return known;
}

async function draw(svg: string, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer();
}
