import { referenceWrong } from '../text.ts';
import type { Api } from '#api-client/api.ts';
import { ApiError } from '#api-client/api-error.ts';
import { failureText } from '#session/failure-text.ts';
import { readBankReference } from '#contract/bank-reference.ts';
import { referenceLinkedEndpoint } from '#contract/endpoints/orders/reference-linked.ts';

/** What became of a posted reference: it is looked for, or was not taken. */
export type Referenced = { status: 200; isChecked: true } | { status: number; problem: string };

export async function giveReference(api: Api, { token, typed }: { token: string; typed: string }): Promise<Referenced> {
  const reference = readBankReference(typed);
  if (reference === undefined) return { status: 422, problem: referenceWrong };
  try {
    await api(referenceLinkedEndpoint, { body: { token, reference } });
    return { status: 200, isChecked: true };
  } catch (error) {
    const status = error instanceof ApiError && error.kind === 'refused' ? error.status : undefined;
    return { status: status ?? 503, problem: await failureText(error) };
  }
}
