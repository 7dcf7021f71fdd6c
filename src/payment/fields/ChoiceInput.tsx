import { useId } from 'react';
import type { FieldInputProps } from './field-input-props.ts';

/** One of a few options, all in view. */
export function Choices({ field, value, error, onValue }: FieldInputProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      tabIndex={error ? -1 : undefined}
      aria-required={field.required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-hint ${id}-error`}
    >
      <legend className="mb-2 text-sm font-medium">{field.label}</legend>
      <div className="options">
        {field.options.map((option, index) => (
          <label key={index} className="option">
            <input
              type="radio"
              name={field.name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onValue(option.value)}
              className="size-5 shrink-0"
            />
            <span className="min-w-0">{option.label}</span>
          </label>
        ))}
      </div>
      <Notes id={id} hint={field.description} error={error} />
    </fieldset>
  );
}

/** A box that stores 'true' or 'false'. */
export function Tick({ field, value, error, onValue }: FieldInputProps) {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name={field.name}
          checked={value === 'true'}
          aria-required={field.required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => onValue(String(event.currentTarget.checked))}
          className="size-5 shrink-0"
        />
        {field.label}
      </label>
      <Notes id={id} hint={field.description} error={error} />
    </div>
  );
}

function Notes({ id, hint, error }: { id: string; hint: string; error: string | undefined }) {
  return (
    <>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft empty:hidden">
        {hint}
      </p>
      <p id={`${id}-error`} className="field-error mt-1.5">
        {error}
      </p>
    </>
  );
}
