import type { Store } from '../stores/store-of-host.ts';

/** The key of a caller at one store, so that what happens at another store does not count. undefined stays so. */
export function ofStore({ id }: Pick<Store, 'id'>, key: string | undefined): string | undefined {
  return key === undefined ? undefined : `${id} ${key}`;
}
