import { StatusBadge } from './StatusBadge.tsx';
import { stepsOf, statusOf } from './status.ts';
import * as text from './text.ts';

/** How far an order has come: done, where it stands, and what follows, told apart by their marks and not by colour. */
export function StatusTimeline({ code, pickUp }: { code: number; pickUp?: boolean | undefined }) {
  const steps = stepsOf(code);
  const now = steps.indexOf(code);
  return (
    <ol className="timeline" aria-label={text.status}>
      {steps.map((step, index) => (
        <li key={step} className={index < now ? 'timeline-done' : ''} aria-current={index === now ? 'step' : undefined}>
          {index === now ? <StatusBadge code={step} pickUp={pickUp} /> : statusOf(step, pickUp).label}
          {index < now && <span className="sr-only"> {text.done}</span>}
        </li>
      ))}
    </ol>
  );
}
