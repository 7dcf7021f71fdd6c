import { refuse, toResponse, tryLater } from './answer.ts';
import { readBody } from './body.ts';
import type { HandlerContext } from '../handlers/handler-context.ts';
import { handlers } from '../handlers/handlers.ts';
import type { LimitName } from '../limits/limits.ts';
import type { User, RequestContext } from './app-context.ts';
import { findUser } from '../auth/token.ts';
import { type Endpoint, endpoints, type EndpointName } from '#contract/endpoints.ts';

type AnyHandler = (context: HandlerContext<unknown, User | undefined>) => ReturnType<(typeof handlers)[EndpointName]>;

/** Far more than anyone buys, far less than a program can send. */
const BY_USER: Partial<Record<EndpointName, LimitName>> = {
  createOrder: 'orderByUser',
  createPayment: 'paymentByUser',
};

/** One call of the contract: who calls, what the body says, then its handler. */
export async function handleCall(name: EndpointName, context: RequestContext, id: string): Promise<Response> {
  const endpoint: Endpoint = endpoints[name];
  const user = endpoint.bearer ? await findUser(context.app, context.store.id, context.request) : undefined;
  if (endpoint.bearer && !user)
    return toResponse(refuse(401, 'not-signed-in', 'Please sign in.', { headers: { 'www-authenticate': 'Bearer' } }));
  const limit = user && BY_USER[name];
  const wait = limit ? await context.app.limiters[limit].consume(`${context.store.id} ${user.id}`) : 0;
  if (wait) return toResponse(tryLater(wait, 429, 'too-many', 'Too many attempts. Please try again later.'));
  const read = endpoint.body ? await readBody(context.request, endpoint.body) : { value: undefined, text: '' };
  if ('refusal' in read) return toResponse(read.refusal);
  // The table pairs each handler with its endpoint's body and user; a loop over it cannot say so.
  const handler = handlers[name] as AnyHandler;
  const query = new URL(context.request.url).searchParams;
  return toResponse(await handler({ ...context, user, body: read.value, bodyText: read.text, query, id }));
}
