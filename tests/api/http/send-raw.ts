import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';

/** A request with any headers, also those that `fetch` sets itself or refuses. */
export async function sendRaw(
  url: string,
  options: http.RequestOptions,
  body = '',
): Promise<{ answer: IncomingMessage; text: string }> {
  const request = http.request(url, options);
  request.end(body);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer) text += chunk;
  return { answer, text };
}
