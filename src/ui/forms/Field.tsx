import type { InputHTMLAttributes, ReactNode } from 'react';
import { Labelled } from './Labelled.tsx';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: string;
  /** The error of the value; shown under the field and tied to it. */
  error?: string | undefined;
  hint?: string;
  /** Stands at the right edge of the input, e.g. a show/hide toggle. */
  trailing?: ReactNode;
}

/** A labelled input with its hint and its error. Uncontrolled: what was typed before hydration stays. */
export function Field({ label, error, hint, trailing, required = false, type = 'text', ...input }: FieldProps) {
  return (
    <Labelled label={label} required={required} error={error} hint={hint}>
      {(tie) => (
        <div className="relative">
          <input
            {...input}
            {...tie}
            type={type}
            className={`field-input ${trailing ? 'pr-20' : ''}`}
            suppressHydrationWarning
          />
          {trailing}
        </div>
      )}
    </Labelled>
  );
}
