import { ok } from '#backends/serving/answer.ts';
import { handle } from './handler-context.ts';
import { accountInfoOnServer } from '#contract/endpoints/users/account-info.ts';

/** GET /accountInfo (docs/behaviour.md 7.account): the bare object. */
export const accountInfo = handle(accountInfoOnServer, ({ user: { firstName, lastName, email, createdAt } }) =>
  ok({ firstName, lastName, email, createdAt }),
);
