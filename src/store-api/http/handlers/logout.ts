import { ok } from '#backends/serving/answer.ts';
import { revokeToken } from '../../base/auth/token.ts';
import { handle } from './handler-context.ts';
import { logoutOnServer } from '#contract/endpoints/users/logout.ts';

/** POST /users/logout (capability `logout`): revokes the token. */
export const logout = handle(logoutOnServer, async ({ app, store, request }) => {
  await revokeToken(app, store.id, request);
  return ok({ success: true });
});
