import type { AnyInput, Api } from './api.ts';
import { type EmbeddedApi, PUBLIC_READS, type PublicRead } from '#backends/embedded-api.ts';

/**
 * The embedded store's public reads by value, where the store has them so; for the rest, and to learn why not, by
 * request.
 */
export function readDirectly(store: Pick<EmbeddedApi, 'read'>, host: string, api: Api): Api {
  return async (endpoint, ...input) => {
    const { name } = endpoint;
    const read = isPublicRead(name) ? await store.read(name, host, (input[0] ?? {}) as AnyInput) : undefined;
    return (read as Awaited<ReturnType<typeof api<typeof endpoint>>> | undefined) ?? api(endpoint, ...input);
  };
}

function isPublicRead(name: string): name is PublicRead {
  return (PUBLIC_READS as readonly string[]).includes(name);
}
