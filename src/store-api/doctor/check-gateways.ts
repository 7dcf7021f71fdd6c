import { failure, fine, type Finding, warning } from './finding.ts';
import { configuredGateways } from '../payments/gateways.ts';
import { SANDBOX } from '../payments/sandbox/sandbox-bank.ts';
import type { Store } from '../stores/store-of-host.ts';
import { checkGateways as refuseWithoutGateway, type Environment, StartError } from '#environment.ts';

const ADVICE = 'Set a gateway: docs/operations.md, Payments, has what each needs.';

/** Which gateways the environment sets. What is set in part, the settings' check says. */
export function checkGateways(environment: Environment): Finding[] {
  const real = realGateways(environment).map(({ id }) => id);
  if (real.length > 0) return [fine('gateways', `set: ${real.join(', ')}`)];
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

/** A gateway may not take the store's currency. */
export function checkPaymentMethods(store: Store, environment: Environment): Finding[] {
  const gateways = realGateways(environment);
  if (gateways.length === 0 || gateways.some((gateway) => gateway.methods(store).length > 0)) return [];
  return [
    failure('gateways', `${store.id}: no gateway that is set takes ${store.currency}`, `Set one that does. ${ADVICE}`),
  ];
}

function realGateways(environment: Environment) {
  return configuredGateways('', environment).filter(({ id }) => id !== SANDBOX);
}
