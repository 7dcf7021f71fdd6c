import { fine, type Finding, warning } from './finding.ts';
import { countStates } from '../webhooks/delivery-states.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';
import { settingsOption } from '#environment/settings-file.ts';
import { counted } from '#lib/text/counted.ts';

/** Receivers of events that do not take them. A store without receivers is told nothing. */
export async function checkWebhooks(db: Db, { id }: Pick<Store, 'id'>): Promise<Finding[]> {
  const webhooks = await db.selectFrom('webhooks').select('id').where('store_id', '=', id).orderBy('id').execute();
  if (webhooks.length === 0) return [];
  const states = await countStates(db, id);
  const findings = webhooks.flatMap((webhook) => {
    const { failing = 0, givenUp = 0 } = states.get(webhook.id) ?? {};
    if (failing + givenUp === 0) return [];
    return [
      warning(
        'webhooks',
        `${id}: ${webhook.id} does not take ${counted(failing + givenUp, 'event')}, ${givenUp} of them given up`,
        `npm run store -- webhooks log ${webhook.id} --store ${id}${settingsOption()} says why; webhooks send \
${webhook.id} --failed sends them again.`,
      ),
    ];
  });
  return findings.length > 0
    ? findings
    : [fine('webhooks', `${id}: ${counted(webhooks.length, 'receiver')}, all well`)];
}
