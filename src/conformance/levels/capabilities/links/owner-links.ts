import { capability } from '../capability.ts';
import { ownerActEndpoint } from '#contract/endpoints/owner/owner-act.ts';
import { ownerLinkEndpoint } from '#contract/endpoints/owner/owner-link.ts';

/** Whoever guesses learns nothing, and does nothing. */
export const ownerLinks = capability(
  'ownerLinks',
  'tries a link that was never mailed to the store',
  async (visit) => {
    const token = 'no-such-link';
    const refusal = { statuses: [404], what: 'a link that was never mailed' };
    const shop = 'shows somebody what only the owner may see';
    await visit.refused(ownerLinkEndpoint, { body: { token } }, { ...refusal, shop });
    const body = { token, act: 'cancel', seen: 1 } as const;
    await visit.refused(ownerActEndpoint, { body }, { ...refusal, shop: 'lets somebody act as the owner' });
    return undefined;
  },
  { write: true },
);
