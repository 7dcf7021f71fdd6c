/** What Astro's node adapter and app leave on a request, and look for. */
const CARRIED = [Symbol.for('astro.clientAddress'), Symbol.for('astro.renderOptions')];

/** The request as any visitor could have sent it: what is made for it can be shown to all (reliability H4). */
export function anonymousRequest(request: Request, address: string): Request {
  const host = request.headers.get('host');
  const clean = new Request(address, {
    headers: { accept: request.headers.get('accept') ?? '*/*', ...(host ? { host } : {}) },
  });
  for (const symbol of CARRIED) {
    const value: unknown = Reflect.get(request, symbol);
    if (value !== undefined) Reflect.set(clean, symbol, value);
  }
  return clean;
}
