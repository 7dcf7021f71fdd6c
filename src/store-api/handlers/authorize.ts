import { ok, refuse, tryLater } from '#api-server/answer.ts';
import { verifyPassword } from '../auth/password.ts';
import { ofStore } from '../limits/of-store.ts';
import { type RateLimiter, consumeAll } from '../limits/rate-limit.ts';
import { issueToken } from '../auth/token.ts';
import { handle } from './handler-context.ts';
import { authorizeOnServer } from '#contract/endpoints/users/authorize.ts';

/**
 * POST /users/authorize: a token for 24 hours, or 30 days with `rememberMe` (docs/decisions D8). An unknown address
 * and a wrong password get the same 401 after the same time; too many of them 429 (reliability A1, A2).
 */
export const authorize = handle(authorizeOnServer, async ({ app, store, peer, body }) => {
  const { signInByAccount, signInByEmail, signInByPeer } = app.limiters;
  const email = `${store.id} ${body.email}`;
  const limits = [
    [signInByPeer, ofStore(store, peer)],
    [signInByAccount, `${email} ${peer ?? ''}`],
    [signInByEmail, email],
  ] as [RateLimiter, string | undefined][];
  // Counted before the password is verified, so that guesses in parallel do not all pass.
  const wait = await consumeAll(...limits);
  if (wait) return tryLater(wait, 429, 'too-many', 'Too many attempts to sign in. Please try again later.');
  const user = await app.db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('store_id', '=', store.id)
    .where('email', '=', body.email)
    .executeTakeFirst();
  const isRight = await verifyPassword(body.password, user?.password_hash);
  const token = user && isRight ? await issueToken(app, store.id, user, body.rememberMe ?? false) : undefined;
  if (!token) return refuse(401, 'bad-credentials', 'Invalid email or password.');
  await Promise.all(limits.map(([limiter, key]) => limiter.reward(key)));
  return ok({ token });
});
