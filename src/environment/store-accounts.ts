import {
  GATEWAY_LIST,
  type GatewaySetting,
  gatewaySettings,
  type GatewaySettings,
  isGatewaySetting,
} from './gateway-settings.ts';

/** A fault of settings, and which of them have to be left out for the others to be read. */
export interface SettingProblem {
  what: string;
  names: readonly string[];
}

export type Source = Record<string, string | undefined>;

/** Settings of gateways for one store, by the end of their names: `MY_SHOP`. */
export type StoreAccounts = ReadonlyMap<string, Partial<GatewaySettings>>;

export interface WithStoreAccounts {
  STORE_ACCOUNTS: StoreAccounts;
}

const SUFFIX = /^[A-Z0-9][A-Z0-9_]{0,39}$/;

/** A setting for the store `my-shop` ends in `__MY_SHOP`. */
export function suffixOf(storeId: string): string {
  return storeId.toUpperCase().replaceAll('-', '_');
}

/** `PAYU_KEY__MY_SHOP`: the setting of this store alone. */
export function settingOfStore(name: GatewaySetting, storeId: string): string {
  return `${name}__${suffixOf(storeId)}`;
}

/** @throws nothing: what cannot be read is left out, and `wrongStoreSettings` names it */
export function readStoreAccounts(source: Source): StoreAccounts {
  const accounts = new Map<string, Partial<GatewaySettings>>();
  for (const { name, base, suffix } of storeSettings(source)) {
    if (!isGatewaySetting(base) || !SUFFIX.test(suffix)) continue;
    const read = gatewaySettings[base].safeParse(source[name]);
    if (read.success) accounts.set(suffix, { ...accounts.get(suffix), [base]: read.data });
  }
  return accounts;
}

/** `isSetting` knows the settings of the process: of them only the gateways' may be set for one store. */
export function wrongStoreSettings(source: Source, isSetting: (name: string) => boolean): SettingProblem[] {
  return storeSettings(source).flatMap(({ name, base, suffix }) => {
    if (!isGatewaySetting(base))
      return isSetting(base)
        ? [{ what: `${name}: only the settings of gateways can be set for one store, ${base} cannot`, names: [name] }]
        : [];
    if (!SUFFIX.test(suffix))
      return [{ what: `${name} must end in the id of a store in capitals, such as ${base}__MY_SHOP`, names: [name] }];
    const [issue] = gatewaySettings[base].safeParse(source[name]).error?.issues ?? [];
    return issue ? [{ what: `${name} ${issue.message}`, names: [name] }] : [];
  });
}

/**
 * With half of a gateway's settings a shop could not be paid, or would not learn of a payment. Which server of a
 * gateway is meant may stand alone when a store has an account there.
 */
export function halfSetAccounts(source: Source): SettingProblem[] {
  const ofStores = storeSettings(source).filter(({ base, suffix }) => isGatewaySetting(base) && SUFFIX.test(suffix));
  const suffixes = [...new Set(ofStores.map(({ suffix }) => suffix))].sort();
  return ['', ...suffixes.map((suffix) => `__${suffix}`)].flatMap((end) =>
    GATEWAY_LIST.flatMap(({ needs, takes, url }) => {
      const missing = needs.map((name) => name + end).filter((name) => !(name in source));
      const names = [...needs, ...takes].map((name) => name + end).filter((name) => name in source);
      const [first] = names;
      if (first === url && ofStores.some(({ base }) => needs.some((name) => name === base))) return [];
      return first && missing.length > 0 ? [{ what: `${first} needs ${missing.join(' and ')} too`, names }] : [];
    }),
  );
}

/**
 * The accounts of one store. Settings without a store's name are those of the default store (`isDefault`), or of the
 * only one: money of another store never goes there (docs/decisions D241).
 */
export function accountsOf(
  settings: GatewaySettings & WithStoreAccounts,
  { id, isDefault }: { id: string; isDefault: boolean },
): GatewaySettings {
  const own = settings.STORE_ACCOUNTS.get(suffixOf(id)) ?? {};
  const accounts: Record<string, string | undefined> = {};
  for (const { needs, takes, url } of GATEWAY_LIST) {
    const isOwn = needs.every((name) => own[name] !== undefined);
    for (const name of [...needs, ...takes])
      accounts[name] = isOwn ? own[name] : isDefault ? settings[name] : undefined;
    if (url) accounts[url] ??= settings[url];
  }
  return accounts as GatewaySettings;
}

function storeSettings(source: Source): { name: string; base: string; suffix: string }[] {
  return Object.keys(source).flatMap((name) => {
    const [, base, suffix] = /^([A-Z][A-Z_]*?)__(.*)$/s.exec(name) ?? [];
    return base === undefined || suffix === undefined ? [] : [{ name, base, suffix }];
  });
}
