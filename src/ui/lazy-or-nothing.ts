import { type ComponentType, lazy } from 'react';

/** A part whose code is fetched once it is to be shown; nothing where that does not come. */
export function lazyOrNothing<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })));
}
