import { type Answer, ok, refuse } from '#backends/serving/answer.ts';
import { type Trx, transact } from '../../base/db/transact.ts';
import { proveAddress } from '../../shop/customers/unproven-buyers.ts';
import { addMail } from '../../shop/mail/add-mail.ts';
import { emailsIn } from '../../shop/mail/mail-texts.ts';
import { hashPassword } from '../../base/auth/password.ts';
import { hashToken } from '../../base/auth/token.ts';
import { handle } from './handler-context.ts';
import { resetPasswordOnServer } from '#contract/endpoints/users/reset-password.ts';

/**
 * POST /users/reset-password (capability `passwordReset`): a link works once, for 30 minutes (reliability A8, A9).
 * Revokes every token and every other link of the user. It proves the address it was mailed to, so that orders which
 * the owner made for that are the account's from now on (docs/decisions D684). 400 `link-expired` when the link is not
 * valid.
 */
export const resetPassword = handle(resetPasswordOnServer, async ({ app, store, text, peer, body }) => {
  const expired = refuse(400, 'link-expired', text.linkExpired);
  const hash = hashToken(body.token);
  const at = app.now().toISOString();
  const findUser = (db: Pick<Trx, 'selectFrom'>) =>
    db
      .selectFrom('password_resets')
      .innerJoin('users', (join) =>
        join.onRef('users.store_id', '=', 'password_resets.store_id').onRef('users.id', '=', 'password_resets.user_id'),
      )
      .leftJoin('unproven_buyers as waiting', (join) =>
        join.onRef('waiting.store_id', '=', 'users.store_id').onRef('waiting.user_id', '=', 'users.id'),
      )
      .select((eb) => ['users.id', eb.fn.coalesce('waiting.email', 'users.email').as('email')])
      .where('password_resets.store_id', '=', store.id)
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', at)
      .executeTakeFirst();
  // Checked before hashing, so that a wrong link costs no computing.
  const user = await findUser(app.db);
  if (!user) return expired;
  const passwordHash = await hashPassword(body.password);
  const answer = await transact<Answer>(app.db, async (trx) => {
    const used = await trx
      .updateTable('password_resets')
      .set({ used_at: at })
      .where('store_id', '=', store.id)
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (used.numUpdatedRows === 0n) return expired;
    const proven = { storeId: store.id, email: user.email, passwordHash, at };
    const accountId = (await proveAddress(trx, proven)) ?? user.id;
    await trx.deleteFrom('tokens').where('store_id', '=', store.id).where('user_id', '=', accountId).execute();
    await trx
      .deleteFrom('password_resets')
      .where('store_id', '=', store.id)
      .where('user_id', 'in', [accountId, user.id])
      .where('used_at', 'is', null)
      .execute();
    await addMail(trx, app, {
      store,
      to: user.email,
      content: emailsIn(store.language).passwordChangedEmail({ shop: store.name }),
    });
    return ok({ success: true });
  });
  if (answer.status === 200) {
    // Somebody else's guesses must not keep the owner from signing in (reliability A2).
    await app.limiters.signInByEmail.reset(`${store.id} ${user.email}`);
    await app.limiters.signInByAccount.reset(`${store.id} ${user.email} ${peer ?? ''}`);
    app.outbox.trigger();
  }
  return answer;
});
