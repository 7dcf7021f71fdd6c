import { ok, refuse, tryLater } from '#api-server/answer.ts';
import { hashPassword } from '../auth/password.ts';
import { randomId } from '../db/random-id.ts';
import { ofStore } from '../limits/of-store.ts';
import { handle } from './handler-context.ts';
import { registerOnServer } from '#contract/endpoints/users/register.ts';

/** POST /users/register. 409 for a known address (docs/decisions D20), throttled by the caller's address. */
export const register = handle(registerOnServer, async ({ app, store, peer, body }) => {
  const wait = await app.limiters.registerByPeer.consume(ofStore(store, peer));
  if (wait) return tryLater(wait, 429, 'too-many', 'Too many registrations. Please try again later.');
  const { numInsertedOrUpdatedRows } = await app.db
    .insertInto('users')
    .values({
      store_id: store.id,
      id: randomId('usr'),
      email: body.email,
      password_hash: await hashPassword(body.password),
      first_name: body.firstName,
      last_name: body.lastName,
      created_at: app.now().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['store_id', 'email']).doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows)
    return refuse(409, 'email-taken', 'An account with this email address already exists. Please sign in instead.', {
      fields: { email: 'An account with this email address already exists' },
    });
  return ok({ success: true }, 201);
});
