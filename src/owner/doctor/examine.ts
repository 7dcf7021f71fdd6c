import { lookup as lookUp } from 'node:dns/promises';
import { type LookUp, type Network } from './ask-address.ts';
import { checkAddresses, checkForeignAddress } from './check-address.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { checkClock } from './check-clock.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkAccounts, checkGatewaysBeside, checkPaymentMethods, checkPendingOrders } from './check-gateways.ts';
import { checkHosts } from './check-hosts.ts';
import { checkMail, checkSender } from './check-mail.ts';
import { checkMessages } from './check-messages.ts';
import { checkSettings, type SettingsFile } from './check-settings.ts';
import { checkRefunds } from './check-refunds.ts';
import { failure, fine, type Finding } from './finding.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { listStores } from '#store-api/shop/stores/store-of-host.ts';
import type { Environment } from '#environment.ts';

/**
 * Where settings come from, and for tests how names are looked up, how long the network is waited for, and which
 * certificates are trusted.
 */
export interface DoctorOptions {
  lookUp?: LookUp;
  milliseconds?: number;
  ca?: string;
  /** What of the environment came from a file. */
  settingsFile?: SettingsFile | undefined;
}

/**
 * Looks at all that a shop needs and changes nothing (docs/decisions D238): settings, database, disk, gateways, mail,
 * hosts, the shop at its own address, clock, pictures and products. What asks the network runs side by side, each for
 * at most 5 seconds.
 */
export async function examine(
  source: Record<string, string | undefined>,
  { lookUp: look = lookUp, milliseconds = 5_000, ca, settingsFile }: DoctorOptions = {},
): Promise<Finding[]> {
  const { environment, findings } = checkSettings(source, settingsFile);
  const network: Network = { lookUp: look, milliseconds, ca };
  const parts = await Promise.all([
    environment.API_URL
      ? foreignBackend(environment.API_URL, environment, network)
      : examineDatabase(environment, network),
    checkDisk(environment),
    environment.API_URL && !environment.SMTP_URL ? checkMessages() : checkMail(environment, milliseconds),
  ]);
  const others = parts.flat();
  return [...findings, ...checkGatewaysBeside(others, environment), ...others];
}

async function foreignBackend(url: string, environment: Environment, network: Network): Promise<Finding[]> {
  return [
    fine('database', `API_URL is set: ${url} has the stores, and they are not looked at here`),
    ...(await checkForeignAddress(environment, network)),
  ];
}

async function examineDatabase(environment: Environment, network: Network): Promise<Finding[]> {
  const { db, findings } = await checkDatabase(environment.DATABASE_URL);
  if (!db) return findings;
  try {
    return [...findings, ...(await examineStores(db, environment, network))];
  } finally {
    await db.destroy();
  }
}

async function examineStores(db: Db, environment: Environment, network: Network): Promise<Finding[]> {
  const stores = await listStores(db, environment.STORE_ORIGIN);
  const [first] = stores;
  if (!first)
    return [
      failure('stores', 'there is no store yet', 'npm start makes the demo, npm run store -- apply DIR your own.'),
    ];
  const parts = await Promise.all([
    checkHosts(stores, network.lookUp, network.milliseconds),
    checkAddresses(stores, environment, network),
    checkClock(db, first, environment, network).then((finding) => [finding]),
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
