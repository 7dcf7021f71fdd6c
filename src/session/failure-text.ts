import { ApiError } from '#api-client/api-error.ts';
import { refusalText } from './refusals/refusal-text.ts';
import * as text from './text.ts';

/** The toast's text for a failed sign-in (docs/behaviour.md 8.login). */
export async function loginFailure(error: unknown): Promise<string> {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : text.loginFailed;
  if (error.kind === 'no-response') return text.noResponse;
  if (error.kind === 'refused') return (await refusalText(error)) ?? text.loginFailed;
  return error.message;
}

/** The toast's text for a request that has no text of its own: why it was refused. */
export async function failureText(error: unknown): Promise<string> {
  if (error instanceof ApiError && error.kind === 'no-response') return text.noResponse;
  return (await refusalText(error)) ?? text.tryLater;
}

/** The toast's text for a failed registration (docs/behaviour.md 8.register). */
export async function registerFailure(error: unknown): Promise<string> {
  return (await refusalText(error)) ?? text.registerFailed;
}

/** The address has an account: another address is no way out, so the banner says this (docs/decisions D394). */
export function isEmailTaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'email-taken' && Boolean(error.serverText);
}

/** The toast's text when the account could not be loaded (docs/behaviour.md 8.account). */
export function accountFailure(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'no-response') return text.accountNoResponse;
  if (error instanceof ApiError && error.status) return text.accountStatus(error.status);
  return text.accountError(error instanceof Error ? error.message : text.unknownError);
}
