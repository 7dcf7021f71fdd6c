import { unavailable } from './unavailable.ts';
import { StartError } from '#environment.ts';
import { log } from '#log.ts';

/** The answer when something failed on the way to one; the log says what. */
export function errorResponse(error: unknown, isApi: boolean): Response {
  log.error({ err: error }, 'no answer could be made');
  if (error instanceof StartError) return unavailable(isApi);
  return new Response('Something went wrong. Please try again later.', {
    status: 500,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
