import { type ComponentProps, lazy, Suspense } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';

const Seldom = lazy(() => import('./Seldom.tsx').catch(() => ({ default: () => <></> })));

/** A part of Seldom.tsx, whose code is fetched once one is to be shown; nothing where that does not come. */
export function SeldomPart(props: ComponentProps<typeof Seldom>) {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <Seldom {...props} />
    </Suspense>
  );
}
