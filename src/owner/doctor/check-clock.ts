import { askAddress, type Network } from './ask-address.ts';
import { failure, fine, type Finding, warning } from './finding.ts';
import type { Environment } from '#environment.ts';
import { accountsOf } from '#environment/store-accounts.ts';
import { formatMinute } from '#lib/days.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { askTime } from '#store-api/base/db/postgres/database-clock.ts';
import { fileOf } from '#store-api/base/db/sqlite/check-file.ts';
import { configuredGateways } from '#store-api/shop/payments/gateways.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';

/** A header tells whole seconds, and an answer takes a while. */
const TOLERATED_S = 5;
/** Stripe's signatures hold for five minutes. */
const WRONG_S = 120;
const ADVICE =
  'Let NTP keep it (timedatectl set-ntp true): signatures of payments, sign-ins and the times of orders go by it.';

/** Does this machine's clock agree with the database's, or with a gateway's? */
export async function checkClock(db: Db, store: Store, environment: Environment, network: Network): Promise<Finding> {
  const before = Date.now();
  const other = await otherClock(db, store, environment, network).catch(() => undefined);
  const here = (before + Date.now()) / 2;
  if (!other) {
    const local = formatMinute(new Date(here).toISOString(), store.timeZone);
    return fine('clock', `it is ${local} in ${store.timeZone}: there is no other clock to compare with`);
  }
  const seconds = Math.round((here - other.at) / 1_000);
  const off = Math.abs(seconds);
  if (off <= TOLERATED_S) return fine('clock', `it agrees with that of ${other.whose}`);
  const what = `it is ${off} seconds ${seconds < 0 ? 'behind' : 'ahead of'} that of ${other.whose}`;
  return off > WRONG_S ? failure('clock', what, ADVICE) : warning('clock', what, ADVICE);
}

async function otherClock(
  db: Db,
  store: Store,
  environment: Environment,
  network: Network,
): Promise<{ at: number; whose: string } | undefined> {
  if (fileOf(environment.DATABASE_URL) === undefined) return { at: await askTime(db), whose: 'the database' };
  const accounts = accountsOf(environment, store);
  const urls: Partial<Record<string, string>> = {
    payu: accounts.PAYU_URL,
    razorpay: accounts.RAZORPAY_URL,
    stripe: accounts.STRIPE_URL,
  };
  const url = configuredGateways('', accounts).flatMap(({ id }) => urls[id] ?? [])[0];
  if (url === undefined) return undefined;
  // Whatever its certificate: it cannot be valid where the clock is wrong, and nothing secret is said.
  const answer = await askAddress(new URL('/', url), network, { anyCertificate: true });
  return answer?.date && { at: answer.date.getTime(), whose: new URL(url).host };
}
