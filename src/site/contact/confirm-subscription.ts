import { ApiError } from '#api-client/api-error.ts';
import type { Api } from '#api-client/api.ts';
import { failureText } from '#session/failure-text.ts';
import { confirmSubscriptionEndpoint } from '#contract/endpoints/messages/confirm-subscription.ts';

/** What the page of a mailed link is: its button has yet to be pressed, or was, and what came of that. */
export type Confirming = { status: number } & (
  { state: 'asked' | 'confirmed' | 'gone' } | { state: 'failed'; problem: string }
);

/** Confirms where the button was pressed; a page that is only looked at, as by scanners of mail, calls nothing. */
export async function confirmSubscription(
  api: Api,
  { token, confirms }: { token: string; confirms: boolean },
): Promise<Confirming> {
  if (!confirms) return { status: 200, state: 'asked' };
  try {
    const { success } = await api(confirmSubscriptionEndpoint, { body: { token } });
    if (success) return { status: 200, state: 'confirmed' };
    return { status: 502, state: 'failed', problem: await failureText(undefined) };
  } catch (error) {
    const status = error instanceof ApiError && error.kind === 'refused' ? error.status : undefined;
    if (status === 404 || status === 400) return { status: 404, state: 'gone' };
    return { status: status ?? 503, state: 'failed', problem: await failureText(error) };
  }
}
