import { createRoutes } from './adapter/routes.ts';
import { readStoreFile } from './adapter/store-file.ts';
import type { EngineInput } from './adapter/engine-input.ts';
import type { Handlers } from './adapter/handler.ts';
import { medusaHandlers } from './medusa/handlers.ts';
import { type Engine, engineOf } from '#environment/adapter-settings.ts';
import { type Environment, StartError } from '#environment.ts';

const ADAPTERS: Record<Engine, (engine: EngineInput) => Handlers> = { medusa: medusaHandlers };

/**
 * The contract over the engine that `API_URL` names: a fetch handler of /api/v1, as the embedded store API is one. Its
 * limits stand before it: see api-client/open-backend.ts.
 * @throws StartError when a setting or the store file cannot be used.
 */
export async function openAdapter(
  environment: Environment,
): Promise<{ fetch: (request: Request) => Promise<Response> }> {
  const named = engineOf(environment.API_URL ?? '');
  if (!named) throw new StartError('API_URL names no engine that there is an adapter for.');
  const store = await readStoreFile(environment.STORE_FILE);
  const handlers = ADAPTERS[named.engine]({ url: named.url, environment, store });
  const routes = createRoutes(handlers);
  return { fetch: async (request) => routes.fetch(request) };
}
