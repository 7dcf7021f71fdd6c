/** The symbols that Astro's Node adapter and app set on a request, and read. */
const ASTRO_SYMBOLS = [Symbol.for('astro.clientAddress'), Symbol.for('astro.renderOptions')];

/** The request without anything of its visitor: what is made for it can be served to all (reliability H4). */
export function anonymousRequest(request: Request, address: string): Request {
  const host = request.headers.get('host');
  const anonymous = new Request(address, {
    headers: { accept: request.headers.get('accept') ?? '*/*', ...(host ? { host } : {}) },
  });
  for (const symbol of ASTRO_SYMBOLS) {
    const value: unknown = Reflect.get(request, symbol);
    if (value !== undefined) Reflect.set(anonymous, symbol, value);
  }
  return anonymous;
}
