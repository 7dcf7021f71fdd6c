import { createElement, startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

let unnamed = 0;

/**
 * In the place of @astrojs/react's client (islands/react-islands.ts), without its slots, actions and second rendering. An
 * island whose HTML names no id has no `prefix` yet.
 */
const hydrateIsland =
  (island: HTMLElement) =>
  <Props extends object>(component: ComponentType<Props>, props: Props): void =>
    startTransition(() => {
      hydrateRoot(island, createElement(component, props), {
        identifierPrefix: island.getAttribute('prefix') ?? `i${unnamed++}-`,
      });
    });

export default hydrateIsland;
