import { type Answer, refuse } from '#backends/serving/answer.ts';
import { limitCall, uncountCall } from '#backends/serving/limits/call-limits.ts';
import type { EndpointName } from '#contract/endpoint.ts';
import type { RequestContext } from './app-context.ts';

/** Answers a call of a mailed link: those that are not valid, which are 404 alike, count for 429. */
export async function limitLinks(
  { app, store, text, peer }: Pick<RequestContext, 'app' | 'store' | 'text' | 'peer'>,
  name: EndpointName,
  answer: (missing: Answer) => Promise<Answer>,
): Promise<Answer> {
  const caller = { scope: store.id, peer };
  const refused = await limitCall(app.limiters, name, caller, text);
  if (refused) return refused;
  const missing = refuse(404, 'not-found', text.linkNotFound);
  const answered = await answer(missing);
  if (answered.status === 404) return missing;
  await uncountCall(app.limiters, name, caller);
  return answered;
}
