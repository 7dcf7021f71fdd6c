import { type Answer, ok } from '../http/answer.ts';
import type { Visit } from '../http/app-context.ts';
import { revokeToken } from '../auth/token.ts';

/** POST /users/logout (capability `logout`): the token is worth nothing from now on. */
export async function logout({ shop, store, request }: Visit): Promise<Answer> {
  await revokeToken(shop, store.id, request);
  return ok({ success: true });
}
