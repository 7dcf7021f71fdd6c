import { type ComponentProps, Suspense } from 'react';
import type * as Words from './Seldom.tsx';
import * as text from '../text.ts';
import { lazyOrNothing } from '#ui/lazy-or-nothing.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

const load = () => import('./Seldom.tsx');
const Seldom = lazyOrNothing(load);

/** A part of Seldom.tsx, whose code is fetched once one is to be shown; nothing where that does not come. */
export function SeldomPart(props: ComponentProps<typeof Seldom>) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <Seldom {...props} />
    </Suspense>
  );
}

/** Why an order was not sent, in its words. */
export function whyNot<T extends string | undefined>(say: (words: typeof Words) => T): Promise<T | string> {
  return load().then(say, () => text.failedLong);
}
