import { type Answer, ok } from '../http/answer.ts';
import type { RequestContext } from '../http/app-context.ts';
import { revokeToken } from '../auth/token.ts';

/** POST /users/logout (capability `logout`): the token is worth nothing from now on. */
export async function logout({ app, store, request }: RequestContext): Promise<Answer> {
  await revokeToken(app, store.id, request);
  return ok({ success: true });
}
