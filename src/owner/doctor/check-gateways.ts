import { failure, fine, type Finding, warning } from './finding.ts';
import { configuredGateways } from '#store-api/shop/payments/gateways.ts';
import { SANDBOX } from '#store-api/shop/payments/sandbox/sandbox-bank.ts';
import type { Db } from '#store-api/base/db/open-database.ts';
import { IS_PENDING } from '#store-api/base/db/inlined-literals.ts';
import type { Store } from '#store-api/shop/stores/store-of-host.ts';
import { ownerOptions } from '#store-api/shop/stores/owner-options.ts';
import { checkGateways as refuseWithoutGateway, type Environment, StartError } from '#environment.ts';
import { GATEWAYS, type GatewayId, type GatewaySettings } from '#environment/gateway-settings.ts';
import { counted } from '#lib/text/counted.ts';
import { accountsOf, settingOfStore, suffixOf } from '#environment/store-accounts.ts';

const ADVICE = 'Set a gateway: docs/operations.md, Payments, has what each needs.';

/** What a store is without a gateway on the open network. */
const CLOSED = 'has an https origin, where the sandbox bank does not answer: nobody can pay there';

/** The findings about gateways of the environment, beside those of the stores: what one of them denies is not said. */
export function checkGatewaysBeside(ofStores: readonly Finding[], environment: Environment): Finding[] {
  const isClosed = ofStores.some(({ what }) => what.endsWith(CLOSED));
  return checkGateways(environment).filter(({ level }) => !(isClosed && level === 'warning'));
}

/** Which gateways the environment sets. What is set in part, the settings' check says. */
function checkGateways(environment: Environment): Finding[] {
  const ofStores = [...environment.STORE_ACCOUNTS.keys()].flatMap((suffix) =>
    idsOf(accountsOf(environment, { id: suffix.toLowerCase(), isDefault: false })).map((id) => `${id} (__${suffix})`),
  );
  const set = [...idsOf(environment), ...ofStores];
  if (set.length > 0) return [fine('gateways', `set: ${set.join(', ')}`)];
  try {
    refuseWithoutGateway(environment);
    return environment.API_URL
      ? []
      : [warning('gateways', 'none is set: shoppers pay at the sandbox bank, which moves no money', ADVICE)];
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return [failure('gateways', error.message, ADVICE)];
  }
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

/**
 * Can shoppers of this store pay? Each gateway that it offers needs its settings, which are named here, and one has to
 * take its currency.
 */
export function checkPaymentMethods(store: Store, environment: Environment): Finding[] {
  const gateways = realGateways(accountsOf(environment, store));
  const ids = new Set(gateways.map(({ id }) => id));
  const offers = store.settings.payments?.map(({ gateway }) => gateway);
  const lacking = (offers ?? []).filter((id) => !ids.has(id));
  const missing = lacking.map((id) =>
    failure('gateways', `${store.id} offers ${id}, and ${missingOf(store, id)}`, 'Set it, or offer something else.'),
  );
  if (gateways.length === 0) return missing.length > 0 ? missing : checkWithout(store, environment);
  const offered = gateways.filter(({ id }) => !offers || offers.some((offer) => offer === id));
  if (offered.length === 0) return missing;
  const paying = offered.filter((gateway) => gateway.methods(store).length > 0).map(({ id }) => id);
  if (paying.length > 0)
    return [...missing, fine('gateways', `${store.id}: paid in ${store.currency} by ${paying.join(', ')}`)];
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

/** Of the only store, or where none has an account, `checkGateways` says it. */
function checkWithout(store: Store, environment: Environment): Finding[] {
  const isUnset = idsOf(environment).length + environment.STORE_ACCOUNTS.size === 0;
  const isSandbox = checkGateways(environment).some(({ level }) => level === 'warning');
  if (isSandbox && store.origin?.startsWith('https:') && environment.PAYMENT_SANDBOX !== 'yes')
    return [
      failure(
        'gateways',
        `${store.id} ${CLOSED}`,
        `${ADVICE} To try an order on this machine, set PAYMENT_SANDBOX=yes until the shop opens.`,
      ),
    ];
  if (store.isDefault && isUnset) return [];
  if (environment.PAYMENT_SANDBOX === 'yes')
    return [warning('gateways', `${store.id} has no account at a gateway: it is a test shop`, adviceFor(store))];
  return isUnset
    ? []
    : [failure('gateways', `${store.id} has no account at a gateway: nobody can pay there`, adviceFor(store))];
}

const adviceFor = ({ id }: Store) =>
  `Set its own, such as ${settingOfStore('UPI_VPA', id)} and ${settingOfStore('UPI_NAME', id)}: \
settings without a store's name are the default store's.`;

function missingOf(store: Store, id: GatewayId): string {
  const names = GATEWAYS[id].needs.map((name) => (store.isDefault ? name : settingOfStore(name, store.id)));
  return `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} not set`;
}

function idsOf(settings: GatewaySettings): string[] {
  return realGateways(settings).map(({ id }) => id);
}

function realGateways(settings: GatewaySettings) {
  return configuredGateways('', settings).filter(({ id }) => id !== SANDBOX);
}
