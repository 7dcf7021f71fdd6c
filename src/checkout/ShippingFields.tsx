import { STATES, UNION_TERRITORIES } from './states.ts';
import { Field } from '#ui/Field.tsx';
import { Labelled } from '#ui/Labelled.tsx';

/** The six fields of the shipping address. Uncontrolled: what was typed or filled in before hydration stays. */
export function ShippingFields({ errors }: { errors: Record<string, string> }) {
  return (
    <div className="grid gap-5">
      <Field label="Full Name" name="fullName" autoComplete="shipping name" maxLength={200} required error={errors.fullName} />
      <Labelled label="Address" required error={errors.address} hint="House number, street, area">
        {(tie) => (
          <textarea {...tie} name="address" rows={2} autoComplete="shipping street-address" maxLength={500} className="field-input" suppressHydrationWarning />
        )}
      </Labelled>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="City" name="city" autoComplete="shipping address-level2" maxLength={100} required error={errors.city} />
        <Labelled label="State" required error={errors.state}>
          {(tie) => (
            <select {...tie} name="state" autoComplete="shipping address-level1" className="field-input" suppressHydrationWarning>
              <option value="">Choose a state</option>
              <optgroup label="States">
                <Names of={STATES} />
              </optgroup>
              <optgroup label="Union territories">
                <Names of={UNION_TERRITORIES} />
              </optgroup>
            </select>
          )}
        </Labelled>
        <Field
          label="Postal Code"
          name="postalCode"
          autoComplete="shipping postal-code"
          inputMode="numeric"
          maxLength={20}
          required
          error={errors.postalCode}
        />
        <Field
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="shipping tel"
          maxLength={30}
          required
          error={errors.phone}
          hint="For the courier only"
        />
      </div>
    </div>
  );
}

function Names({ of }: { of: readonly string[] }) {
  return of.map((name) => (
    <option key={name} value={name}>
      {name}
    </option>
  ));
}
