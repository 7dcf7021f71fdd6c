import { lookup as lookUp } from 'node:dns/promises';
import { checkCatalogue } from './check-catalogue.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkAccounts, checkGateways, checkPaymentMethods, checkPendingOrders } from './check-gateways.ts';
import { checkHosts, type LookUp } from './check-hosts.ts';
import { checkMail, checkSender } from './check-mail.ts';
import { checkMessages } from './check-messages.ts';
import { checkSettings } from './check-settings.ts';
import { checkRefunds } from './check-refunds.ts';
import { failure, fine, type Finding } from './finding.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { listStores } from '#store-api/shop/stores/store-of-host.ts';
import type { Environment } from '#environment.ts';

/** For tests: how names are looked up, and how long the network is waited for. */
export interface DoctorOptions {
  lookUp?: LookUp;
  milliseconds?: number;
}

/**
 * Looks at all that a shop needs and changes nothing (docs/decisions D238): settings, database, disk, gateways, mail,
 * hosts, pictures and products. What asks the network runs side by side, each for at most 5 seconds.
 */
export async function examine(
  source: Record<string, string | undefined>,
  { lookUp: look = lookUp, milliseconds = 5_000 }: DoctorOptions = {},
): Promise<Finding[]> {
  const { environment, findings } = checkSettings(source);
  const network = { lookUp: look, milliseconds };
  const parts = await Promise.all([
    environment.API_URL ? foreignBackend(environment.API_URL) : examineDatabase(environment, network),
    checkDisk(environment),
    environment.API_URL && !environment.SMTP_URL ? checkMessages() : checkMail(environment, milliseconds),
  ]);
  return [...findings, ...checkGateways(environment), ...parts.flat()];
}

function foreignBackend(url: string): Finding[] {
  return [fine('database', `API_URL is set: ${url} has the stores, and they are not looked at here`)];
}

async function examineDatabase(environment: Environment, network: Required<DoctorOptions>): Promise<Finding[]> {
  const { db, findings } = await checkDatabase(environment.DATABASE_URL);
  if (!db) return findings;
  try {
    return [...findings, ...(await examineStores(db, environment, network))];
  } finally {
    await db.destroy();
  }
}

async function examineStores(
  db: Db,
  environment: Environment,
  { lookUp: look, milliseconds }: Required<DoctorOptions>,
): Promise<Finding[]> {
  const stores = await listStores(db);
  if (stores.length === 0)
    return [
      failure('stores', 'there is no store yet', 'npm start makes the demo, npm run store -- apply DIR your own.'),
    ];
  const parts = await Promise.all([
    checkHosts(stores, look, milliseconds),
    ...stores.flatMap((store) => [
      checkPaymentMethods(store, environment),
      checkPendingOrders(db, store, environment),
      checkSender(store, environment),
      checkCatalogue(db, store, `${environment.DATA_DIR}/media`),
      checkRefunds(db, store),
    ]),
  ]);
  return [...checkAccounts(stores, environment), ...parts.flat()];
}
