import { can } from '../store.ts';

/**
 * How what a form holds reaches the store: by a call to its backend, by a mail of this server where the backend takes
 * no messages (docs/decisions D343), or not at all, as the specification simulates it. While the store's record cannot
 * be had nobody knows what its backend takes: the call then says whether it did.
 */
export function wayToStore(
  { store, mailApi }: Pick<App.Locals, 'store' | 'mailApi'>,
  capability: 'contact' | 'newsletter',
): 'call' | 'mail' | 'none' {
  if (can(store, capability) || store.failed) return 'call';
  return mailApi ? 'mail' : 'none';
}
