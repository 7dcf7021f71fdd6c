import { createElement, startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

let unnamed = 0;

/**
 * Replaces @astrojs/react's client renderer, without its slots, actions and second rendering. An island whose HTML has
 * no id of `useId` comes without `prefix`, and gets one for ids that it draws later.
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
