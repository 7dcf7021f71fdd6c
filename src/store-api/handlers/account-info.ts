import { type Answer, ok } from '../answer.ts';
import type { User } from '../shop.ts';

/** GET /accountInfo (spec section 3): the bare object. */
export async function accountInfo({ user: { firstName, lastName, email, createdAt } }: { user: User }): Promise<Answer> {
  return ok({ firstName, lastName, email, createdAt });
}
