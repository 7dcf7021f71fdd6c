const MOST_BYTES = 200 * 1024;
const MOST_PIXELS = 4096;
const SIGNATURE = '\x89PNG\r\n\x1a\n';

/**
 * A data address for a picture that came as base64, bare or as data:image/png. Undefined unless it is a PNG of
 * sensible size (reliability P13).
 */
export function qrImage(base64: string): string | undefined {
  if (base64.length > MOST_BYTES * 1.5) return undefined;
  const body = base64.replace(/^data:image\/png;base64,/i, '').replace(/\s+/g, '');
  const bytes = decode(body);
  if (!bytes?.startsWith(SIGNATURE) || bytes.length > MOST_BYTES || bytes.slice(12, 16) !== 'IHDR') return undefined;
  const sides = [number(bytes, 16), number(bytes, 20)];
  return sides.every((side) => side > 0 && side <= MOST_PIXELS) ? `data:image/png;base64,${body}` : undefined;
}

function decode(body: string): string | undefined {
  try {
    return atob(body);
  } catch {
    return undefined;
  }
}

function number(bytes: string, at: number): number {
  return [0, 1, 2, 3].reduce((sum, i) => sum * 256 + (bytes.charCodeAt(at + i) || 0), 0);
}
