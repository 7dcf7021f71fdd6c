import { ok } from '../http/answer.ts';
import { revokeToken } from '../auth/token.ts';
import { handle } from './handler-context.ts';
import { logoutOnServer } from '#contract/endpoints/users/logout.ts';

/** POST /users/logout (capability `logout`): the token is worth nothing from now on. */
export const logout = handle(logoutOnServer, async ({ app, store, request }) => {
  await revokeToken(app, store.id, request);
  return ok({ success: true });
});
