import { shopRefusals } from '#backends/serving/refusal-texts.ts';
import * as z from 'zod/mini';
import { EngineRefusal } from '../../adapter/engine-error.ts';
import { handle, refusal } from '../../adapter/handler.ts';
import type { Medusa } from '../medusa.ts';
import { actorOf } from './token.ts';
import { optionalText, text } from '#contract/lenient.ts';
import { accountInfoOnServer } from '#contract/endpoints/users/account-info.ts';
import { authorizeOnServer } from '#contract/endpoints/users/authorize.ts';
import { registerOnServer } from '#contract/endpoints/users/register.ts';

const LOGIN = '/auth/customer/emailpass';
const TokenAnswer = z.object({ token: z.optional(optionalText) });
const CustomerAnswer = z.object({
  customer: z.object({
    id: z.string(),
    email: text,
    first_name: z.optional(text),
    last_name: z.optional(text),
    created_at: z.optional(text),
  }),
});

/** POST /users/authorize: Medusa's own token is the contract's; it is valid as long as Medusa says. */
export function authorizeHandler(medusa: Medusa) {
  return handle(authorizeOnServer, async ({ body: { email, password } }) => {
    const token = await signIn(medusa, email, password);
    // Without a customer it opens nothing: a registration that was not finished.
    if (!token || !actorOf(token)) return refusal(401, 'bad-credentials', shopRefusals().badCredentials);
    return { status: 200, body: { token } };
  });
}

/**
 * POST /users/register: the address and password, then the customer. Where the first was done before and the second
 * was not (the connection broke), the same password finishes it.
 */
export function registerHandler(medusa: Medusa) {
  return handle(registerOnServer, async ({ body }) => {
    const { email, password } = body;
    const taken = refusal(409, 'email-taken', shopRefusals().emailTaken);
    const made = await medusa
      .ask(`${LOGIN}/register`, TokenAnswer, { method: 'POST', body: { email, password } })
      .catch(unlessRefused);
    const token = made?.token ?? (await signIn(medusa, email, password));
    if (!token || actorOf(token)) return taken;
    const customer = { email, first_name: body.firstName, last_name: body.lastName };
    const created = await medusa
      .ask('/store/customers', CustomerAnswer, { method: 'POST', body: customer, token })
      .catch(unlessRefused);
    return created ? { status: 201, body: { success: true } } : taken;
  });
}

/** GET /accountInfo. */
export function accountInfoHandler(medusa: Medusa) {
  return handle(accountInfoOnServer, async ({ token }) => {
    const {
      email,
      first_name: firstName = '',
      last_name: lastName = '',
      created_at: createdAt = '',
    } = await readCustomer(medusa, token);
    return { status: 200, body: { firstName, lastName, email, createdAt } };
  });
}

/** Whose token it is. Rejects with a 401 for one that is worth nothing. */
export async function readCustomer(medusa: Medusa, token: string) {
  return (await medusa.ask('/store/customers/me', CustomerAnswer, { token })).customer;
}

async function signIn(medusa: Medusa, email: string, password: string): Promise<string | undefined> {
  const answer = await medusa
    .ask(LOGIN, TokenAnswer, { method: 'POST', body: { email, password } })
    .catch(unlessRefused);
  return answer?.token;
}

/** For `catch`: what the engine refuses is undefined, what it did not answer stays an error. */
function unlessRefused(error: unknown): undefined {
  if (error instanceof EngineRefusal) return undefined;
  throw error;
}
