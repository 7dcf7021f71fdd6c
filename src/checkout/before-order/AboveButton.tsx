import { type ComponentProps, lazy, Suspense } from 'react';
import type { BeforeOrder } from './before-order.ts';
import { lineKey } from '#cart/line.ts';
import { useHydrated } from '#ui/use-hydrated.ts';

/** Few stores have it: without its code the summary above the form says the same. */
const OrderReview = lazy(() => import('./OrderReview.tsx').catch(() => ({ default: () => <></> })));

interface AboveButtonProps extends Omit<ComponentProps<typeof OrderReview>, 'says'> {
  says: BeforeOrder | undefined;
  /** Why a line cannot be ordered, by its key: it is left out. */
  problems: ReadonlyMap<string, string>;
}

/** What stands above the button that orders, where the store's country asks for it (docs/decisions D630). */
export function AboveButton({ says, lines, problems, ...shown }: AboveButtonProps) {
  const hydrated = useHydrated();
  if (!says || !hydrated || lines.length === 0) return null;
  return (
    <Suspense>
      <OrderReview says={says} lines={lines.filter((line) => !problems.has(lineKey(line)))} {...shown} />
    </Suspense>
  );
}
