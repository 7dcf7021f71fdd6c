import type { Store } from './store-of-host.ts';

/** What a command of the owner's needs to be about this store: nothing where it is the default one. */
export function storeOption({ id, isDefault }: Pick<Store, 'id' | 'isDefault'>): string {
  return isDefault ? '' : ` --store ${id}`;
}
