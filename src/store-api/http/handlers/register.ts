import { ok, refuse } from '#backends/serving/answer.ts';
import { limitCall } from '#backends/serving/limits/call-limits.ts';
import { hashPassword } from '../../base/auth/password.ts';
import { randomId } from '../../base/db/random-id.ts';
import { handle } from './handler-context.ts';
import { registerOnServer } from '#contract/endpoints/users/register.ts';

/** POST /users/register. 409 for a known address (docs/decisions D20), throttled by the caller's address. */
export const register = handle(registerOnServer, async ({ app, store, text, peer, body }) => {
  const refused = await limitCall(app.limiters, 'register', { scope: store.id, peer }, text);
  if (refused) return refused;
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
    return refuse(409, 'email-taken', text.emailTaken, {
      fields: { email: text.emailTakenField },
    });
  return ok({ success: true }, 201);
});
