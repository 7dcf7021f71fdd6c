import type { WireStoreInfo } from '#contract/store-info.ts';
import type { Environment } from '#environment.ts';

/** The parts of an adapter: where its engine is, the settings, and what the engine does not know of the store. */
export interface EngineInput {
  url: string;
  environment: Environment;
  store: WireStoreInfo;
}
