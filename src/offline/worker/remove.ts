import { PREFIX } from './names.ts';
import { scope } from './scope.ts';

/** Takes the worker and all it has kept from this browser; open pages go on with the network. */
export async function remove(): Promise<void> {
  await scope.registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
}
