export type Encoding = 'br' | 'gzip' | 'identity';

const MAX_KEPT = 500;
const chosen = new Map<string, Encoding>();

/** The best of our encodings that the visitor takes (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  if (chosen.size >= MAX_KEPT) chosen.clear();
  const encoding = readEncoding(accepted);
  chosen.set(accepted, encoding);
  return encoding;
}

function readEncoding(accepted: string): Encoding {
  const takes = (name: string) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q\\s*=\\s*(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`, 'i').test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

/** Does the visitor have this version? Weak comparison (RFC 9110, 13.1.2); anything odd means no. */
export function hasVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}
