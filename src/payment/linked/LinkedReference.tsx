import * as text from '../text.ts';
import { HiddenFields } from '#orders/linked/HiddenFields.tsx';
import { Field } from '#ui/forms/Field.tsx';

interface LinkedReferenceProps {
  formKey: string;
  /** What was typed before. */
  typed?: string | undefined;
  /** What is wrong with it. */
  error?: string | undefined;
}

/** What the bank calls the payment, where no script runs. */
export function LinkedReference({ formKey, typed, error }: LinkedReferenceProps) {
  return (
    <form method="post" className="grid w-full max-w-sm gap-3">
      <HiddenFields act="reference" formKey={formKey} />
      <Field
        label={text.referenceLabel}
        name="reference"
        hint={text.referenceHint}
        defaultValue={typed}
        error={error}
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <button type="submit" className="btn sm:justify-self-start">
        {text.sendReference}
      </button>
    </form>
  );
}
