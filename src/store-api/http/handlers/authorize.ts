import { ok, refuse } from '#backends/serving/answer.ts';
import { limitCall, uncountCall } from '#backends/serving/limits/call-limits.ts';
import { verifyPassword } from '../../base/auth/password.ts';
import { issueToken } from '../../base/auth/token.ts';
import { handle } from './handler-context.ts';
import { authorizeOnServer } from '#contract/endpoints/users/authorize.ts';

/**
 * POST /users/authorize: a token for 24 hours, or 30 days with `rememberMe` (docs/decisions D8). An unknown address
 * and a wrong password get the same 401 after the same time; too many of them 429 (reliability A1, A2).
 */
export const authorize = handle(authorizeOnServer, async ({ app, store, text, peer, body }) => {
  const caller = { scope: store.id, peer, email: body.email };
  // Counted before the password is verified, so that guesses in parallel do not all pass.
  const refused = await limitCall(app.limiters, 'authorize', caller, text);
  if (refused) return refused;
  const user = await app.db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('store_id', '=', store.id)
    .where('email', '=', body.email)
    .executeTakeFirst();
  const isRight = await verifyPassword(body.password, user?.password_hash);
  const token = user && isRight ? await issueToken(app, store.id, user, body.rememberMe ?? false) : undefined;
  if (!token) return refuse(401, 'bad-credentials', text.badCredentials);
  await uncountCall(app.limiters, 'authorize', caller);
  return ok({ token });
});
