import { useEffect, useRef } from 'react';
import { SummaryLines, type SummaryLinesProps } from './SummaryLines.tsx';
import * as text from './text.ts';
import { formatMoney } from '#lib/money.ts';
import { Glyph } from '#ui/Glyph.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { useWide } from '#ui/use-wide.ts';

const STICKY_LINES = 5;

/** The lines being ordered: beside the form where there is room, else folded above it with the total in sight. */
export function OrderSummary(props: SummaryLinesProps) {
  const { lines, problems, totals, money } = props;
  const hydrated = useHydrated();
  const wide = useWide();
  const fold = useRef<HTMLDetailsElement>(null);
  const spoiled = problems.size > 0;

  useEffect(() => {
    if (spoiled && fold.current) fold.current.open = true;
  }, [spoiled]);

  if (hydrated && !wide)
    return (
      <section aria-labelledby="summary-heading" className="border-y border-line">
        <details ref={fold} className="fold">
          <summary>
            <h2 id="summary-heading" className="font-sans text-base">
              {text.summary}
            </h2>
            <Glyph name="down" />
            <span className="ml-auto font-medium tabular-nums">
              {formatMoney(totals.total ?? totals.soFar ?? totals.subtotal, money)}
            </span>
          </summary>
          <div className="grid gap-5 pt-2 pb-5">
            <SummaryLines {...props} />
          </div>
        </details>
      </section>
    );
  return (
    <section
      aria-labelledby="summary-heading"
      aria-busy={!hydrated}
      className={
        'grid gap-5 md:order-last md:border-l md:border-line md:pl-8 lg:pl-12 ' +
        (lines.length <= STICKY_LINES ? 'md:sticky md:top-24' : '')
      }
    >
      <h2 id="summary-heading" className="text-2xl max-md:sr-only">
        {text.summary}
      </h2>
      {hydrated ? <SummaryLines {...props} /> : <div className="skeleton needs-script h-14 md:h-72" />}
    </section>
  );
}
