import { type Answer, ok } from '../http/answer.ts';
import type { User } from '../http/app-context.ts';

/** GET /accountInfo (docs/behaviour.md section 3): the bare object. */
export async function accountInfo({
  user: { firstName, lastName, email, createdAt },
}: {
  user: User;
}): Promise<Answer> {
  return ok({ firstName, lastName, email, createdAt });
}
