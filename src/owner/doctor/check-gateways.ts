import { failure, fine, type Finding, warning } from './finding.ts';
import { paidWithoutGateway } from './paid-without-gateway.ts';
import { isPaidLater } from '../stores/paid-later.ts';
import { type BankReach, payingGateways, realGateways } from '../stores/store-payments.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { IS_PENDING } from '#store-api/base/db/inlined-literals.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';
import { ownerOptions } from '#store-api/shop/stores/owner-options.ts';
import { checkGateways as refuseWithoutGateway, type Environment, StartError } from '#environment.ts';
import { GATEWAYS, type GatewayId, type GatewaySetting, type GatewaySettings } from '#environment/gateway-settings.ts';
import { counted } from '#lib/text/counted.ts';
import { accountsOf, settingOfStore, suffixOf } from '#environment/store-accounts.ts';

const ADVICE = 'Set a gateway: docs/operations.md, Payments, has what each needs.';
const TRY =
  'To try an order before the shop opens, set PAYMENT_SANDBOX=yes: every page then says that it is a test shop.';

/** The gateways that the environment sets, those of one store with its name, and why a start without any is refused. */
export interface GatewaysSet {
  names: string[];
  refusal?: string;
}

export function gatewaysSet(environment: Environment): GatewaysSet {
  const ofStores = [...environment.STORE_ACCOUNTS.keys()].flatMap((suffix) =>
    idsOf(accountsOf(environment, { id: suffix.toLowerCase(), isDefault: false })).map((id) => `${id} (__${suffix})`),
  );
  const names = [...idsOf(environment), ...ofStores];
  try {
    refuseWithoutGateway(environment);
    return { names };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return { names, refusal: error.message };
  }
}

/**
 * Which gateways the environment sets. What is set in part, the settings' check says; of a shop where not even the
 * sandbox bank answers, or that is paid on delivery or by transfer, the stores' check. `banks`: who can pay there, of
 * each store without an account.
 */
export function checkGateways(
  { names, refusal }: GatewaysSet,
  { API_URL, PAYMENT_SANDBOX }: Environment,
  { banks, paidLater }: { banks: readonly BankReach[]; paidLater: boolean },
): Finding[] {
  if (names.length > 0) return [fine('gateways', `set: ${names.join(', ')}`)];
  if (refusal !== undefined) return paidLater ? [] : [failure('gateways', refusal, ADVICE)];
  if (API_URL || (banks.length > 0 && banks.every((reach) => reach === 'nobody'))) return [];
  // The stores' check says by what they are paid.
  if (paidLater && PAYMENT_SANDBOX !== 'yes') return [];
  const all = paidLater ? 'everybody is offered the sandbox bank, too' : 'everybody pays at the sandbox bank';
  const what =
    PAYMENT_SANDBOX === 'yes'
      ? `none is set, and PAYMENT_SANDBOX=yes: ${all}, which moves no money`
      : 'none is set: this machine alone can pay, at the sandbox bank, which moves no money';
  return [warning('gateways', what, ADVICE)];
}

/** Accounts that are set for a store that there is not: a name that is misspelt serves nobody. */
export function checkAccounts(stores: readonly Store[], { STORE_ACCOUNTS }: Environment): Finding[] {
  const suffixes = new Set(stores.map(({ id }) => suffixOf(id)));
  return [...STORE_ACCOUNTS.entries()].flatMap(([suffix, settings]) =>
    suffixes.has(suffix)
      ? []
      : [
          warning(
            'gateways',
            `${Object.keys(settings)
              .map((name) => `${name}__${suffix}`)
              .join(', ')}: no store has this id`,
            `The stores are ${stores.map(({ id }) => `${id} (__${suffixOf(id)})`).join(', ')}.`,
          ),
        ],
  );
}

/** What the check of one store's payments goes by. */
export interface PaymentFacts {
  environment: Environment;
  set: GatewaysSet;
  /** Who can pay at its sandbox bank; undefined where it has an account. */
  bank: BankReach | undefined;
}

/**
 * Can shoppers of this store pay? Each gateway that it offers needs its settings, which are named here, and one has to
 * take its currency.
 */
export function checkPaymentMethods(store: Store, { environment, set, bank }: PaymentFacts): Finding[] {
  const gateways = realGateways(accountsOf(environment, store));
  const ids = new Set(gateways.map(({ id }) => id));
  const offers = store.settings.payments?.map(({ gateway }) => gateway);
  const lacking = (offers ?? []).filter((id) => !ids.has(id));
  const missing = lacking.map((id) =>
    failure('gateways', `${store.id} offers ${id}, and ${missingOf(store, id)}`, 'Set it, or offer something else.'),
  );
  if (bank !== undefined && missing.length > 0) return missing;
  if (bank !== undefined && bank !== 'everybody' && isPaidLater(store.settings))
    return [paidWithoutGateway(store, bank)];
  if (bank !== undefined) return checkWithout(store, set, bank);
  if (offers?.length === lacking.length) return missing;
  const { bankTransfer, payOnDelivery } = store.settings;
  const paying = payingGateways(store, gateways).map(({ id }) => id);
  if (paying.length > 0)
    return [
      ...missing,
      fine(
        'gateways',
        `${store.id}: paid in ${store.currency} by ${[...paying, ...(bankTransfer ? ['bank transfer'] : [])].join(', ')}${payOnDelivery ? ', and on delivery' : ''}`,
      ),
    ];
  const what = `${store.id}: no gateway that is set takes ${store.currency}`;
  return [...missing, failure('gateways', what, `Set one that does. ${ADVICE}`)];
}

/** Orders that are still to be paid keep their currency, also where the store has another one now. */
export async function checkPendingOrders(db: Db, store: Store, environment: Environment): Promise<Finding[]> {
  const gateways = realGateways(accountsOf(environment, store));
  if (gateways.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select((eb) => ['currency', eb.fn.countAll<number | string>().as('n')])
    .where('store_id', '=', store.id)
    .where('status', '=', IS_PENDING)
    .where('currency', '!=', store.currency)
    .groupBy('currency')
    .orderBy('currency')
    .execute();
  return rows
    .filter(({ currency }) => gateways.every((gateway) => gateway.methods({ currency }).length === 0))
    .map(({ currency, n }) => {
      const what = `${store.id}: ${counted(Number(n), 'order')} to be paid in ${currency}, which no gateway that is set takes`;
      return failure(
        'gateways',
        what,
        `Set one that does, or cancel them: \`orders list --status pending${ownerOptions(store)}\`.`,
      );
    });
}

/** Of the default store, `checkGateways` says that none is set. */
function checkWithout(store: Store, { names, refusal }: GatewaysSet, bank: BankReach): Finding[] {
  const { id, isDefault, origin } = store;
  const isUnset = names.length === 0;
  if (refusal !== undefined) return [];
  if (bank === 'everybody')
    return isDefault && isUnset
      ? []
      : [warning('gateways', `${id} has no account at a gateway: it is a test shop`, adviceFor(store))];
  if (bank === 'this-machine')
    return isUnset
      ? []
      : [
          failure(
            'gateways',
            `${id} has no account at a gateway: this machine alone can pay there, at the sandbox bank`,
            adviceFor(store),
          ),
        ];
  if (isUnset && origin?.startsWith('https:'))
    return [
      failure(
        'gateways',
        `${id} has an https origin, where the sandbox bank does not answer: nobody can pay there`,
        `${ADVICE} ${TRY}`,
      ),
    ];
  return [failure('gateways', `${id} has no account at a gateway: nobody can pay there`, adviceFor(store))];
}

/** The gateway that needs least of those that take the store's currency. */
function adviceFor(store: Store): string {
  const { needs } = store.currency === 'INR' ? GATEWAYS.upi : GATEWAYS.stripe;
  const own = `Set its own, such as ${needs.map((name) => settingFor(store, name)).join(' and ')}`;
  return store.isDefault ? `${own}.` : `${own}: settings without a store's name are the default store's.`;
}

const settingFor = ({ id, isDefault }: Store, name: GatewaySetting) => (isDefault ? name : settingOfStore(name, id));

function missingOf(store: Store, id: GatewayId): string {
  const names = GATEWAYS[id].needs.map((name) => settingFor(store, name));
  return `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} not set`;
}

function idsOf(settings: GatewaySettings): string[] {
  return realGateways(settings).map(({ id }) => id);
}
