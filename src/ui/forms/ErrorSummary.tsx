import type { MouseEvent } from 'react';
import * as text from '../text.ts';

interface ErrorSummaryProps {
  /** The errors, by field name. */
  errors: Readonly<Record<string, string>>;
  /** The form's labels by field name, in its order. */
  labels: Readonly<Record<string, string>>;
}

/**
 * At the top of a form with several wrong fields: ways to each. A single one needs none, it has the focus itself. Where
 * it appears it gets the focus, and so is read out; what is mended then is not, in the midst of typing.
 */
export function ErrorSummary({ errors, labels }: ErrorSummaryProps) {
  const wrong = Object.entries(labels).filter(([name]) => Object.hasOwn(errors, name));
  if (wrong.length < 2) return null;
  return (
    <div role="alert" aria-live="off" tabIndex={-1} data-error-summary className="note note-bad">
      <p className="font-medium">{text.lookAgain(wrong.length)}</p>
      <ul className="flex flex-wrap gap-x-5">
        {wrong.map(([name, label]) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={(event) => focusField(event, name)}
              className="inline-flex min-h-target items-center underline underline-offset-4"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent<HTMLElement>, name: string): void {
  event.preventDefault();
  event.currentTarget
    .closest('form')
    ?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
    ?.focus();
}
