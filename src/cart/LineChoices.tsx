import { lazy, Suspense } from 'react';
import { lineKey, type CartLine } from './line.ts';
import type { LineChoice } from './line-choice.ts';

/** Few lines ever ask: what draws the buttons is fetched when one does. Without it the line still says what it lacks. */
const ChoiceButtons = lazy(() => import('./ChoiceButtons.tsx').catch(() => ({ default: () => [] })));

export function LineChoices(props: { line: CartLine; choices: LineChoice }) {
  return (
    <Suspense>
      <ChoiceButtons {...props} />
    </Suspense>
  );
}

/** Where the line is, for ChoiceButtons to find it. */
export function placeOf(line: CartLine) {
  return { 'data-line': lineKey(line), tabIndex: -1 };
}
