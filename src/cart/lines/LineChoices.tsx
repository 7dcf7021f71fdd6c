import { lazy, Suspense } from 'react';
import type { CartLine } from '../line.ts';
import type { LineChoice } from './line-choice.ts';

/**
 * Few lines ever ask: what draws the buttons is fetched when one does. Without it the line still says what it lacks.
 */
const ChoiceButtons = lazy(() => import('./ChoiceButtons.tsx').catch(() => ({ default: () => [] })));

export function LineChoices(props: { line: CartLine; choices: LineChoice }) {
  return (
    <Suspense>
      <ChoiceButtons {...props} />
    </Suspense>
  );
}
