/** A request for a visitor's own data, from another origin or for a part of a file is never answered from the cache. */
const PRIVATE_HEADERS = ['authorization', 'origin', 'range'];

/** May this request get the answer that others get? `has` looks a header up by its name in lower case. */
export function isShareable(method: string | undefined, has: (name: string) => boolean): boolean {
  return (method === 'GET' || method === 'HEAD') && !PRIVATE_HEADERS.some(has);
}
