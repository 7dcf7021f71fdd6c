/** Is it a picture, by its first bytes? Content-Type is not trusted, and SVG is left out: it can contain scripts. */
export function isPicture(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  return (
    text(0, 3) === '\xff\xd8\xff' ||
    text(0, 8) === '\x89PNG\r\n\x1a\n' ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && ['avif', 'avis'].includes(text(8, 12))) ||
    ['GIF87a', 'GIF89a'].includes(text(0, 6))
  );
}
