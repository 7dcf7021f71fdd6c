import type { Db } from '../../base/db/open-database.ts';
import { findStoreById } from '../stores/store-of-host.ts';
import type { GatewaysOf } from './gateways-of-store.ts';
import { log } from '#log.ts';

/**
 * Says at the start which stores have gateways and none for their currency; `doctor` says it too. A record that cannot
 * be read keeps no other store from opening.
 */
export async function logUnpayable(db: Db, gatewaysOf: GatewaysOf): Promise<void> {
  for (const { id } of await db.selectFrom('stores').select('id').orderBy('id').execute()) {
    const store = await findStoreById(db, id).catch((error: unknown) => {
      log.error({ store: id, err: error }, 'the record of this store cannot be read');
      return undefined;
    });
    const { offered } = store ? gatewaysOf(store).real : { offered: [] };
    if (store && offered.length > 0 && offered.every((gateway) => gateway.methods(store).length === 0))
      log.error(
        { store: id, currency: store.currency, gateways: offered.map((gateway) => gateway.id) },
        'no gateway of this store takes its currency: nobody can pay there',
      );
  }
}
