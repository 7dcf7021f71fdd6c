import { useId, useState, type ReactNode } from 'react';
import { valueElsewhere } from './choice/text.ts';
import * as text from '../text.ts';
import { colon } from '#ui/text.ts';

interface ChoiceGroupProps {
  name: string;
  label: string;
  values: string[];
  chosen: string;
  unavailable?: (value: string) => boolean;
  /** It can be had, though not with what else is chosen: choosing it changes that. */
  elsewhere?: (value: string) => boolean;
  /** True where a value that can't be had can still be looked at, say a colour, and asked for. */
  keepsUnavailable?: boolean;
  /** CSS colours to show beside the names of values. */
  shades?: Readonly<Record<string, string>>;
  /** Asks for a choice, in the place of what is chosen: below it would move a button under the finger. */
  prompt?: string | undefined;
  error?: string | undefined;
  /** Stands at the end of the label's line. */
  aside?: ReactNode;
}

/** Native radios drawn as boxes. What can't be had stays visible, struck through and named so. */
export function ChoiceGroup({
  name,
  label,
  values,
  chosen,
  unavailable = () => false,
  elsewhere = () => false,
  keepsUnavailable = false,
  shades = {},
  prompt,
  error,
  aside,
}: ChoiceGroupProps) {
  const id = useId();
  const [first] = useState(chosen);
  const said = chosen || (error ? '' : prompt);
  if (values.length === 0) return null;
  return (
    <fieldset className="relative min-w-0" aria-describedby={error ? `${id}-note` : undefined}>
      <legend className="float-left mb-2.5 w-full pr-24 font-medium">
        {label}
        {said && (
          <span className="font-normal text-soft">
            {colon}
            {said}
            {keepsUnavailable && chosen && unavailable(chosen) && text.choiceSoldOut}
          </span>
        )}
      </legend>
      {aside && <div className="absolute right-0 top-0 -mt-2.5">{aside}</div>}
      <div className="clear-both flex flex-wrap gap-2">
        {values.map((value) => {
          const gone = unavailable(value);
          const isElsewhere = !gone && elsewhere(value);
          return (
            <label
              key={value}
              className={`choice ${gone ? 'choice-gone' : ''} ${isElsewhere ? 'border-dashed text-soft' : ''}`}
            >
              <input
                type="radio"
                name={name}
                value={value}
                defaultChecked={value === first}
                disabled={gone && !keepsUnavailable}
                suppressHydrationWarning
              />
              {shades[value] && (
                <span aria-hidden="true" className="swatch mr-2" style={{ ['--swatch' as string]: shades[value] }} />
              )}
              {value}
              {(gone || isElsewhere) && <span className="sr-only"> {gone ? text.valueSoldOut : valueElsewhere}</span>}
            </label>
          );
        })}
      </div>
      {error && (
        <p id={`${id}-note`} role="alert" className="mt-2.5 font-medium text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
