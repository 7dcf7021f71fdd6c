const ADDRESS = /^\s*https?:\/\//i;
const ENDING = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i;

/**
 * The pictures that one cell names: line breaks and semicolons part them, and commas where each part ends as a picture
 * does (docs/decisions D737).
 */
export function pictureNames(cell: string): string[] {
  return cell
    .split(/[\r\n]+/)
    .flatMap((line) => splitAt(line, ';', (parts) => parts.slice(0, -1).some(isNamed)))
    .flatMap((part) => splitAt(part, ',', (parts) => parts.every(endsAsPicture)))
    .map((name) => name.trim())
    .filter(Boolean);
}

/** An address may have the sign itself: there it parts only before a blank or another address. */
function splitAt(text: string, sign: ';' | ',', areSeveral: (parts: string[]) => boolean): string[] {
  const parts = text
    .split(new RegExp(`${sign}(?=\\s|$|https?://)`, 'i'))
    .flatMap((part) => (ADDRESS.test(part) ? part : part.split(sign)));
  const [first = '', ...others] = parts.filter((part) => part.trim() !== '');
  return others.length === 0 || areSeveral([first, ...others]) ? [first, ...others] : [text];
}

const isNamed = (part: string) => ADDRESS.test(part) || endsAsPicture(part);

/** Before a query, which an address may have. */
function endsAsPicture(part: string): boolean {
  const [path = ''] = part.trim().split('?', 1);
  return ENDING.test(path);
}
