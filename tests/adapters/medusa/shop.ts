import { seededMedusa } from './admin.ts';
import { startShop, type Shop } from '../../e2e/support/shop.ts';

/** The built shop before the Medusa that run.ts has opened. */
export function startMedusaShop(): Promise<Shop> {
  const medusa = seededMedusa();
  return startShop({
    PORT: '0',
    API_URL: `medusa+${medusa.origin}`,
    MEDUSA_PUBLISHABLE_KEY: medusa.publishableKey,
    MEDUSA_REGION: medusa.regionId,
    STORE_FILE: 'tests/adapters/medusa/store.json',
    LOG_LEVEL: 'debug',
  });
}
