export type Encoding = 'br' | 'gzip' | 'identity';

const MAX_REMEMBERED = 500;
const chosen = new Map<string, Encoding>();

/** The best of our encodings that the client accepts (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  if (chosen.size >= MAX_REMEMBERED) chosen.clear();
  const encoding = readEncoding(accepted);
  chosen.set(accepted, encoding);
  return encoding;
}

function readEncoding(accepted: string): Encoding {
  const accepts = (name: string) =>
    new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q\\s*=\\s*(?!0(?:\\.0*)?\\s*(?:,|$))[^,]*)?(?:,|$)`, 'i').test(accepted);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}

/** Does If-None-Match name this version? Weak comparison (RFC 9110, 13.1.2); what is malformed does not. */
export function hasVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}

const HTTP_DATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

/** Is `modified` not after If-Modified-Since? What is not an HTTP date counts as earlier (RFC 9110, 13.1.3). */
export function isSince(ifModifiedSince: string | undefined, modified: number): boolean {
  return ifModifiedSince !== undefined && HTTP_DATE.test(ifModifiedSince) && Date.parse(ifModifiedSince) >= modified;
}
