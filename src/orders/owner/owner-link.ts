import type { ReadAct } from './read-act.ts';
import * as text from './text.ts';
import { ApiError } from '#api-client/api-error.ts';
import type { Api } from '#api-client/api.ts';
import { ownerActEndpoint } from '#contract/endpoints/owner/owner-act.ts';
import { ownerLinkEndpoint } from '#contract/endpoints/owner/owner-link.ts';
import type { OwnerActName, OwnerPage } from '#contract/owner/owner-page.ts';
import { failureText } from '#session/failure-text.ts';

/** What the page of a link shows, and its status. */
export type OpenedOwnerLink = { status: number } & (
  | {
      page: OwnerPage;
      /** What was just done. */
      done?: OwnerActName | undefined;
      /** Why it was not. */
      problem?: string | undefined;
    }
  | { problem: string; page?: undefined }
);

/** Opens a link, which only shows; or does what its form says: too late, the page shows how it stands now. */
export async function openOwnerLink(api: Api, token: string, act?: ReadAct): Promise<OpenedOwnerLink> {
  if (act && 'problem' in act) return withProblem(api, token, { status: 422, problem: act.problem });
  try {
    if (!act) return { status: 200, page: await api(ownerLinkEndpoint, { body: { token } }) };
    return { status: 200, page: await api(ownerActEndpoint, { body: { token, ...act } }), done: act.act };
  } catch (error) {
    const status = error instanceof ApiError && error.kind === 'refused' ? error.status : undefined;
    if (act && (status === 409 || status === 422))
      return withProblem(api, token, { status, problem: await failureText(error) });
    if (status === 404 || status === 400) return { status: 404, problem: text.linkGoneLong };
    return { status: status ?? 503, problem: await failureText(error) };
  }
}

async function withProblem(
  api: Api,
  token: string,
  { status, problem }: { status: number; problem: string },
): Promise<OpenedOwnerLink> {
  const now = await openOwnerLink(api, token);
  return now.page ? { ...now, status, problem } : now;
}
