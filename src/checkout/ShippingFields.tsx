import type { ComponentProps } from 'react';
import { type AddressForm, asksState, hasNumericCode } from './address-form.ts';
import { requiredFields, shippingLabels } from './forms.ts';
import { Group } from './Group.tsx';
import type { StateGroup } from './state-choices.ts';
import * as text from './text.ts';
import { ADDRESS_FIELD_NAMES, addressField, type AddressFieldName } from '#contract/store/address-fields.ts';
import { Field } from '#ui/forms/Field.tsx';
import { Labelled } from '#ui/forms/Labelled.tsx';

interface ShippingFieldsProps {
  form: AddressForm;
  states: readonly StateGroup[] | undefined;
  errors: Record<string, string>;
}

/** Who it is for; everything else is where it goes. */
const RECEIVER: readonly AddressFieldName[] = ['fullName', 'phone'];

/** The fields of the shipping address. Uncontrolled: what was typed or filled in before hydration stays. */
export function ShippingFields({ form, states, errors }: ShippingFieldsProps) {
  const label = shippingLabels(form);
  const required = requiredFields(form);
  /** The properties of a field beside its row of the table. */
  const own: Partial<Record<AddressFieldName, Partial<ComponentProps<typeof Field>>>> = {
    phone: { type: 'tel', hint: text.phoneHint },
    postalCode: { inputMode: hasNumericCode(form) ? 'numeric' : undefined },
  };
  const fieldOf = (name: AddressFieldName) => {
    const shared = { ...tableProps(name), label: label[name], required: required.includes(name), error: errors[name] };
    const hint = addressField(name).required === 'never' ? { hint: text.optional } : {};
    if (name === 'state' && !asksState(form)) return null;
    if (name === 'state') return <StateField key={name} {...shared} choices={states} />;
    return <Field key={name} {...shared} {...hint} {...own[name]} />;
  };
  const others = ADDRESS_FIELD_NAMES.filter((name) => !RECEIVER.includes(name) && name !== 'address');
  return (
    <>
      <Group title={text.receiver}>
        <div className="grid items-start gap-5 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
          {RECEIVER.map(fieldOf)}
        </div>
      </Group>
      <Group title={text.destination}>
        <Labelled label={label.address} required error={errors.address} hint={text.addressHint}>
          {(tie) => (
            <textarea {...tie} {...tableProps('address')} rows={2} className="field-input" suppressHydrationWarning />
          )}
        </Labelled>
        <div className="grid items-start gap-5 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">{others.map(fieldOf)}</div>
      </Group>
    </>
  );
}

function tableProps(name: AddressFieldName) {
  const { autocomplete, max } = addressField(name);
  return { name, autoComplete: autocomplete === undefined ? 'off' : `shipping ${autocomplete}`, maxLength: max };
}

interface StateFieldProps {
  name: string;
  label: string;
  autoComplete: string;
  maxLength: number;
  required: boolean;
  choices: readonly StateGroup[] | undefined;
  error: string | undefined;
}

function StateField({ choices, ...field }: StateFieldProps) {
  const { name, label, autoComplete, required, error } = field;
  if (!choices) return <Field {...field} />;
  return (
    <Labelled label={label} required={required} error={error}>
      {(tie) => (
        <select {...tie} name={name} autoComplete={autoComplete} className="field-input" suppressHydrationWarning>
          <option value="">{text.chooseState(label)}</option>
          {choices.map((group) =>
            group.label === '' ? (
              <Names key="" of={group.names} />
            ) : (
              <optgroup key={group.label} label={group.label}>
                <Names of={group.names} />
              </optgroup>
            ),
          )}
        </select>
      )}
    </Labelled>
  );
}

function Names({ of }: { of: readonly string[] }) {
  return of.map((name) => (
    <option key={name} value={name}>
      {name}
    </option>
  ));
}
