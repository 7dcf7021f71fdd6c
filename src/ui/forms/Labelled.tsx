import { useId, type ReactNode } from 'react';

interface LabelledProps {
  label: string;
  required?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  /** Draws the control, which takes these attributes. */
  children: (tie: ControlAttributes) => ReactNode;
}

/** The attributes that tie a control to its label, its hint and its error. */
export interface ControlAttributes {
  id: string;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Label, hint and error around any control: what Field is for an input, for a select, a textarea or a masked input. */
export function Labelled({ label, required, error, hint, children }: LabelledProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-required': required ? true : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
