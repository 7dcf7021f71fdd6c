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
  const takes = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q\\s*=\\s*(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`, 'i').test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

/** Does the visitor have this version? Weak comparison (RFC 9110, 13.1.2); anything odd means no. */
export function hasVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}

const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Was it last changed at this time or before? What is no date of HTTP means no (RFC 9110, 13.1.3). */
export function isSince(ifModifiedSince: string | undefined, modified: number): boolean {
  return ifModifiedSince !== undefined && HTTP_DATE.test(ifModifiedSince) && Date.parse(ifModifiedSince) >= modified;
}
