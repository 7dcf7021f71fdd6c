import { type Answer, toResponse } from '#backends/serving/answer.ts';
import { readBody } from '#backends/serving/body.ts';
import { limitCall } from '#backends/serving/limits/call-limits.ts';
import { notSignedIn } from '#backends/serving/refusals.ts';
import type { HandlerContext } from './handlers/handler-context.ts';
import { handlers } from './handlers/handlers.ts';
import type { RequestContext } from './app-context.ts';
import type { User } from '../base/auth/user.ts';
import { findUser } from '../base/auth/token.ts';
import type { EndpointName, ServerEndpoint } from '#contract/endpoint.ts';

type AnyContext = Omit<HandlerContext<ServerEndpoint>, 'user' | 'body'> & { user: User | undefined; body: unknown };
interface AnyHandler {
  endpoint: ServerEndpoint;
  respond: (context: AnyContext) => Answer | Promise<Answer>;
}

/** Answers one endpoint: checks the token (401) and the user's limit (429), parses the body (400, 413, 415). */
export async function answerEndpoint(name: EndpointName, context: RequestContext, id: string): Promise<Response> {
  // The table pairs each handler with its endpoint's body and user; a look-up by name cannot say so.
  const { endpoint, respond } = handlers[name] as AnyHandler;
  const { text } = context;
  const user = endpoint.bearer ? await findUser(context.app, context.store.id, context.request) : undefined;
  if (endpoint.bearer && !user) return toResponse(notSignedIn(text));
  // Other calls are counted by their handlers, which know more of the caller.
  const refused =
    user && (await limitCall(context.app.limiters, name, { scope: context.store.id, account: user.id }, text));
  if (refused) return toResponse(refused);
  const parsed = endpoint.body ? await readBody(context.request, endpoint.body, text) : { value: undefined, text: '' };
  if ('refusal' in parsed) return toResponse(parsed.refusal);
  const query = new URL(context.request.url).searchParams;
  return toResponse(await respond({ ...context, user, body: parsed.value, bodyText: parsed.text, query, id }));
}
