import * as text from './text.ts';
import { useState } from 'react';
import { Field } from '#ui/forms/Field.tsx';

interface PasswordFieldProps {
  label: string;
  name: string;
  autoComplete: string;
  error?: string | undefined;
}

/** A password input whose text can be shown and hidden again. */
export function PasswordField({ label, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className="absolute inset-y-0 right-0 min-w-16 px-3 text-sm underline underline-offset-4"
      aria-label={text.toggle(shown, label)}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      {shown ? text.hide : text.show}
    </button>
  );
  return <Field label={label} type={shown ? 'text' : 'password'} required trailing={toggle} {...input} />;
}
