import type { ReactNode } from 'react';
import { type AddressForm, asksState, hasNumericCode, stateChoices } from './address-form.ts';
import { shippingLabels } from './forms.ts';
import * as text from './text.ts';
import { Field } from '#ui/forms/Field.tsx';
import { Labelled } from '#ui/forms/Labelled.tsx';

interface ShippingFieldsProps {
  form: AddressForm;
  errors: Record<string, string>;
}

/** The fields of the shipping address. Uncontrolled: what was typed or filled in before hydration stays. */
export function ShippingFields({ form, errors }: ShippingFieldsProps) {
  const label = shippingLabels(form);
  return (
    <>
      <Group title={text.receiver}>
        <div className="grid items-start gap-5 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
          <Field
            label={label.fullName}
            name="fullName"
            autoComplete="shipping name"
            maxLength={200}
            required
            error={errors.fullName}
          />
          <Field
            label={label.phone}
            name="phone"
            type="tel"
            autoComplete="shipping tel"
            maxLength={30}
            required
            error={errors.phone}
            hint={text.phoneHint}
          />
        </div>
      </Group>
      <Group title={text.destination}>
        <Labelled label={label.address} required error={errors.address} hint={text.addressHint}>
          {(tie) => (
            <textarea
              {...tie}
              name="address"
              rows={2}
              autoComplete="shipping street-address"
              maxLength={500}
              className="field-input"
              suppressHydrationWarning
            />
          )}
        </Labelled>
        <div className="grid items-start gap-5 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
          <Field
            label={label.city}
            name="city"
            autoComplete="shipping address-level2"
            maxLength={100}
            required
            error={errors.city}
          />
          {asksState(form) && <StateField label={label.state} choices={stateChoices(form)} error={errors.state} />}
          <Field
            label={label.postalCode}
            name="postalCode"
            autoComplete="shipping postal-code"
            inputMode={hasNumericCode(form) ? 'numeric' : undefined}
            maxLength={20}
            required
            error={errors.postalCode}
          />
        </div>
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5">
      <legend className="float-left font-medium">{title}</legend>
      {children}
    </fieldset>
  );
}

interface StateFieldProps {
  label: string;
  choices: ReturnType<typeof stateChoices>;
  error: string | undefined;
}

function StateField({ label, choices, error }: StateFieldProps) {
  if (!choices)
    return (
      <Field label={label} name="state" autoComplete="shipping address-level1" maxLength={100} required error={error} />
    );
  return (
    <Labelled label={label} required error={error}>
      {(tie) => (
        <select
          {...tie}
          name="state"
          autoComplete="shipping address-level1"
          className="field-input"
          suppressHydrationWarning
        >
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
