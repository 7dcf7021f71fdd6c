/**
 * A path on this site that a sign-in may lead back to, or '/' (reliability A11). Control characters and backslashes,
 * which browsers drop or read as slashes, are refused before the address is parsed.
 */
export function safePath(candidate: string | null | undefined): string {
  if (!candidate?.startsWith('/') || /[\\\u0000-\u0020\u007f]/.test(candidate)) return '/';
  const base = 'http://site.invalid';
  const url = parseUrl(candidate, base);
  if (url?.origin !== base || candidate.startsWith('//')) return '/';
  return url.pathname.startsWith('//') ? '/' : url.pathname + url.search + url.hash;
}

/** As `URL.parse`, which Chrome below 126 and Safari below 18 do not have. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** A path segment, decoded; one that is not well encoded stays as it is. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export type Query = Record<string, string | number | readonly string[] | undefined | null>;

/** `path?key=value` without empty values, in the given order; a list repeats its key for each value. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    for (const one of [value ?? ''].flat()) if (one !== '') search.append(key, String(one));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/**
 * Is it a web address, a path or a picture as data: URL? Any other scheme is refused, also when it is written with the
 * control characters that browsers drop.
 */
export function isPictureAddress(text: string): boolean {
  return (
    !/^[\0-\x20]*[a-z][a-z\d+.\-\0-\x20]*:/i.test(text) ||
    /^\s*(https?:|data:image\/(png|jpeg|webp|avif|gif)[;,])/i.test(text)
  );
}

/** Is it the address of a web page? Nothing else becomes a link that somebody else names. */
export function isPageAddress(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/** The same, or a path of this shop. */
export function isPageOrPath(text: string): boolean {
  return isPageAddress(text) || /^\/(?![/\\])/.test(text);
}

/**
 * The origin of a host: http for this machine, https for every other (docs/decisions D6).
 */
export function originOfHost(host: string): string {
  return `${isLoopback(host) ? 'http' : 'https'}://${host}`;
}

/** Is this host the machine itself? Ports and IPv6 brackets are allowed (docs/decisions D6). */
export function isLoopback(host: string): boolean {
  const name = host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}
