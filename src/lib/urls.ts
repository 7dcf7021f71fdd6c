/**
 * A path on this site that a sign-in may lead back to, or '/' (reliability A11). Control characters and
 * backslashes, which browsers fold into a host, are refused before the address is even parsed.
 */
export function safePath(candidate: string | null | undefined): string {
  if (!candidate || !candidate.startsWith('/') || /[\\\u0000-\u0020\u007f]/.test(candidate)) return '/';
  const base = 'http://site.invalid';
  const url = parseUrl(candidate, base);
  if (!url || url.origin !== base || candidate.startsWith('//')) return '/';
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

/** The text that one part of a path stands for; a part that is not well encoded stands for itself. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export type Query = Record<string, string | number | readonly string[] | undefined | null>;

/** `path?key=value`, leaving out what is empty; keys keep the given order, a list gives its key once for each value. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    for (const one of [value ?? ''].flat()) if (one !== '') search.append(key, String(one));
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Web address, path or the bytes of a picture: no other scheme, also not one that browsers find after dropping what is no letter. */
export function isPictureAddress(text: string): boolean {
  return (
    !/^[\0-\x20]*[a-z][a-z\d+.\-\0-\x20]*:/i.test(text) ||
    /^\s*(https?:|data:image\/(png|jpeg|webp|avif|gif)[;,])/i.test(text)
  );
}

/**
 * Scheme and host of what is found at a host: this machine is asked without TLS, every other one stands behind it
 * (docs/decisions D6).
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
