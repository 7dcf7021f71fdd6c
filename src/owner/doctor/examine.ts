import { isPaidLater } from '../stores/paid-later.ts';
import { lookup as lookUp } from 'node:dns/promises';
import { type LookUp, type Network } from './ask-address.ts';
import { checkAddresses, checkForeignAddress } from './check-address.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { checkClock } from './check-clock.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import {
  checkAccounts,
  checkGateways,
  checkPaymentMethods,
  checkPendingOrders,
  gatewaysSet,
  type GatewaysSet,
} from './check-gateways.ts';
import { checkHosts } from './check-hosts.ts';
import { checkLanguage } from './check-language.ts';
import { checkMail, checkMailLinks, checkSender } from './check-mail.ts';
import { checkMessages } from './orders/check-messages.ts';
import { checkSettings, type SettingsFile } from './check-settings.ts';
import { checkRefunds } from './orders/check-refunds.ts';
import { checkReferences } from './orders/check-references.ts';
import { checkReturns } from './orders/check-returns.ts';
import { checkSales } from './orders/check-sales.ts';
import { checkWebhooks } from './check-webhooks.ts';
import { failure, fine, type Finding } from './finding.ts';
import { type BankReach, bankReach } from '../stores/store-payments.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { listStores, type Store } from '#store-api/shop/stores/store-of-host.ts';
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
  const set = gatewaysSet(environment);
  const [backend, ...others] = await Promise.all([
    environment.API_URL
      ? foreignBackend(environment.API_URL, environment, network)
      : examineDatabase(environment, set, network),
    checkDisk(environment),
    environment.API_URL && !environment.SMTP_URL ? checkMessages() : checkMail(environment, milliseconds),
  ]);
  return [...findings, ...checkGateways(set, environment, backend), ...backend.findings, ...others.flat()];
}

/** The findings about what has the stores, and who can pay at the sandbox bank of each without an account. */
interface Backend {
  findings: Finding[];
  banks: BankReach[];
  /** A store sells without a gateway: on delivery or by transfer. */
  paidLater: boolean;
}

async function foreignBackend(url: string, environment: Environment, network: Network): Promise<Backend> {
  return {
    findings: [
      fine('database', `API_URL is set: ${url} has the stores, and they are not looked at here`),
      ...(await checkForeignAddress(environment, network)),
    ],
    banks: [],
    paidLater: false,
  };
}

async function examineDatabase(environment: Environment, set: GatewaysSet, network: Network): Promise<Backend> {
  const { db, findings } = await checkDatabase(environment.DATABASE_URL);
  if (!db) return { findings, banks: [], paidLater: false };
  try {
    const stores = await listStores(db, environment.STORE_ORIGIN);
    const banks = new Map(stores.map((store) => [store.id, bankReach(store, stores, environment)]));
    const ofStores = await examineStores(db, stores, { environment, set, banks, network });
    return {
      findings: [...findings, ...ofStores],
      banks: [...banks.values()].filter((bank) => bank !== undefined),
      paidLater: stores.some(({ settings }) => isPaidLater(settings)),
    };
  } finally {
    await db.destroy();
  }
}

interface Examining {
  environment: Environment;
  set: GatewaysSet;
  /** By the stores' ids. */
  banks: ReadonlyMap<string, BankReach | undefined>;
  network: Network;
}

async function examineStores(
  db: Db,
  stores: readonly Store[],
  { environment, set, banks, network }: Examining,
): Promise<Finding[]> {
  const [first] = stores;
  if (!first)
    return [
      failure('stores', 'there is no store yet', 'npm start makes the demo, npm run store -- apply DIR your own.'),
    ];
  const parts = await Promise.all([
    checkHosts(stores, environment.STORE_ORIGIN, network),
    checkAddresses(stores, environment, network),
    checkClock(db, first, environment, network).then((finding) => [finding]),
    ...stores.flatMap((store) => [
      checkPaymentMethods(store, { environment, set, bank: banks.get(store.id) }),
      checkPendingOrders(db, store, environment),
      checkLanguage(store),
      checkSender(store, environment),
      checkMailLinks(store, stores.length, environment),
      checkCatalogue(db, store, `${environment.DATA_DIR}/media`),
      checkSales(db, store),
      checkRefunds(db, store),
      checkReturns(db, store, environment),
      checkReferences(db, store),
      checkWebhooks(db, store),
    ]),
  ]);
  return [...checkAccounts(stores, environment), ...parts.flat()];
}
