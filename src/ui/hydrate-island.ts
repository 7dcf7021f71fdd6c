import { createElement, startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** In the place of @astrojs/react's client (build/react-islands.ts), without its slots, actions and second rendering. */
const hydrateIsland =
  (island: HTMLElement) =>
  <Props extends object>(component: ComponentType<Props>, props: Props): void =>
    startTransition(() => {
      hydrateRoot(island, createElement(component, props), { identifierPrefix: island.getAttribute('prefix') ?? '' });
    });

export default hydrateIsland;
