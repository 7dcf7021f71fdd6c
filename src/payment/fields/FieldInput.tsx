import type { FieldInputProps } from './field-input-props.ts';
import { Choices, Tick } from './ChoiceInput.tsx';
import { TypedInput } from './TypedInput.tsx';
import * as text from '../text.ts';
import { Labelled } from '#ui/forms/Labelled.tsx';

/** A server-defined field (docs/behaviour.md 5.payment.types). Its texts are never parsed as markup. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, error, onValue } = props;
  if (field.type === 'checkbox') return <Tick {...props} />;
  if (field.type === 'select' && field.inline) return <Choices {...props} />;
  return (
    <Labelled label={field.label} required={field.required} error={error} hint={field.description || undefined}>
      {(tie) => {
        if (field.type === 'textarea')
          return (
            <textarea
              {...tie}
              name={field.name}
              rows={3}
              maxLength={2000}
              placeholder={field.placeholder || undefined}
              value={value}
              onChange={(event) => onValue(event.currentTarget.value)}
              className="field-input"
            />
          );
        if (field.type === 'select')
          return (
            <select
              {...tie}
              name={field.name}
              value={value}
              onChange={(event) => onValue(event.currentTarget.value)}
              className="field-input"
            >
              <option value="">{field.placeholder || text.pleaseChoose}</option>
              {field.options.map((option, index) => (
                <option key={index} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          );
        return <TypedInput field={field} value={value} onValue={onValue} tie={tie} />;
      }}
    </Labelled>
  );
}
