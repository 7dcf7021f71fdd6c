/** A visitor's own data, another origin's request, and a part of a file are answered each by itself. */
const OWN = ['authorization', 'origin', 'range'];

/** May this request be answered by what others got? `has` looks a header up by its name in lower case. */
export function isShareable(method: string | undefined, has: (name: string) => boolean): boolean {
  return (method === 'GET' || method === 'HEAD') && !OWN.some(has);
}
