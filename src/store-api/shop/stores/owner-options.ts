import type { Store } from './store-of-host.ts';
import { settingsOption } from '#environment/settings-file.ts';

/** The options with which a command of the owner's is about this store of this process: ` --store ID --env FILE`. */
export function ownerOptions({ id, isDefault }: Pick<Store, 'id' | 'isDefault'>): string {
  return `${isDefault ? '' : ` --store ${id}`}${settingsOption()}`;
}
