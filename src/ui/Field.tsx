import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: string;
  /** What is wrong with the value; shown under the field and tied to it. */
  error?: string | undefined;
  hint?: string;
  /** Stands at the right edge of the input, e.g. a show/hide toggle. */
  trailing?: ReactNode;
}

/** A labelled input with its hint and its error. Uncontrolled: what was typed before hydration stays. */
export function Field({ label, error, hint, trailing, required, ...input }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          className={`field-input ${trailing ? 'pr-20' : ''}`}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          suppressHydrationWarning
        />
        {trailing}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
