import { useId } from 'react';

interface ChoiceGroupProps {
  name: string;
  label: string;
  values: string[];
  chosen: string;
  unavailable?: (value: string) => boolean;
  error?: string | undefined;
}

/** Native radios drawn as boxes. What can't be had stays visible, struck through and named so. */
export function ChoiceGroup({ name, label, values, chosen, unavailable = () => false, error }: ChoiceGroupProps) {
  const id = useId();
  if (values.length === 0) return null;
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-medium">
        {label}
        {chosen && <span className="font-normal text-soft">: {chosen}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {values.map((value) => {
          const gone = unavailable(value);
          return (
            <label
              key={value}
              className="choice"
            >
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={values.length === 1}
                disabled={gone}
                className="absolute inset-0 cursor-pointer opacity-0"
                suppressHydrationWarning
              />
              {value}
              {gone && <span className="sr-only"> (sold out)</span>}
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-2 font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
