import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ok, refuse } from '#backends/serving/answer.ts';
import { limitCall, mayMail } from '#backends/serving/limits/call-limits.ts';
import { transact } from '../../base/db/transact.ts';
import { mailLinkOrigin } from '../../shop/stores/page-origin.ts';
import { findUnproven } from '../../shop/customers/unproven-buyers.ts';
import { addMail } from '../../shop/mail/add-mail.ts';
import { emailsIn } from '../../shop/mail/mail-texts.ts';
import type { RequestContext } from '../app-context.ts';
import { hashToken } from '../../base/auth/token.ts';
import { handle } from './handler-context.ts';
import { forgotPasswordOnServer } from '#contract/endpoints/users/forgot-password.ts';

const VALID_MINUTES = 30;
/** Longer than the work takes, so that the time of the answer does not tell whether the address is known. */
const ANSWER_AFTER_MS = 300;

/**
 * POST /users/forgot-password (capability `passwordReset`): mails a link that is valid for 30 minutes; `{success}`. A
 * known and an unknown address get the same answer after the same time and write the same row; only the mail differs
 * (docs/decisions D11, reliability A1). 429 by caller; past ten mails to one address in 30 minutes none is sent. 501
 * when no link can be mailed.
 */
export const forgotPassword = handle(forgotPasswordOnServer, async (context) => {
  const { app, store, text, peer, body } = context;
  const origin = mailLinkOrigin(context);
  if (!origin) return refuse(501, 'not-offered', text.noResetMail);
  const caller = { scope: store.id, peer, email: body.email };
  const refused = await limitCall(app.limiters, 'forgotPassword', caller, text);
  if (refused) return refused;
  const isMailed = await mayMail(app.limiters, 'forgotPassword', caller);
  await Promise.all([sleep(ANSWER_AFTER_MS), openReset(context, { email: isMailed ? body.email : undefined, origin })]);
  app.outbox.trigger();
  return ok({ success: true });
});

/** `email` undefined: no mail, everything else is done all the same. */
async function openReset(
  { app, store }: Pick<RequestContext, 'app' | 'store'>,
  { email = '', origin }: { email?: string | undefined; origin: string },
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  const now = app.now().getTime();
  const at = (offsetMs: number) => new Date(now + offsetMs).toISOString();
  await transact(app.db, async (trx) => {
    const account = await trx
      .selectFrom('users')
      .select('id')
      .where('store_id', '=', store.id)
      .where('email', '=', email)
      .executeTakeFirst();
    const user = account ?? (await findUnproven(trx, store.id, email));
    await trx
      .insertInto('password_resets')
      .values({
        store_id: store.id,
        hash: hashToken(token),
        user_id: user?.id ?? null,
        created_at: at(0),
        expires_at: at(VALID_MINUTES * 60_000),
        used_at: null,
      })
      .execute();
    const content = emailsIn(store.language).passwordResetEmail({
      shop: store.name,
      link: `${origin}/reset-password?token=${token}`,
      minutes: VALID_MINUTES,
    });
    if (user) await addMail(trx, app, { store, to: email, content, expiresInMinutes: VALID_MINUTES });
  });
}
