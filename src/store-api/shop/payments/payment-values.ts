import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import type { PaymentField } from '#contract/payment.ts';
import { isEmail } from '#contract/email-address.ts';

/**
 * Validates the values of a payment form: a message for each wrong field, the form's own where it has one. Only fields
 * that are shown count: without `showWhenFilled`, or with a listed field filled (docs/behaviour.md
 * 4.payment.visibility).
 */
export function checkValues(
  fields: PaymentField[],
  values: Record<string, string>,
  text: RefusalTexts,
): Record<string, string> {
  const valueOf = (name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '').trim() : '');
  const shown = fields.filter(
    ({ showWhenFilled }) => !showWhenFilled?.length || showWhenFilled.some((name) => valueOf(name) !== ''),
  );
  return Object.fromEntries(
    shown.flatMap((field) => {
      const wrong = problemOf(field, valueOf(field.name), text);
      return wrong ? [[field.name, wrong]] : [];
    }),
  );
}

/** `pattern` comes from the gateway, never from a client, so it is safe to run. */
function problemOf(
  { type, options, rules = {}, rulesMessages = {} }: PaymentField,
  value: string,
  text: RefusalTexts,
): string | undefined {
  const message = (rule: string, standard: string) => rulesMessages[rule] ?? standard;
  if (value === '' || (type === 'tel' && value === '+91'))
    return rules.required ? message('required', text.fieldRequired) : undefined;
  if (type === 'select' && !options?.some((option) => option.value === value)) return text.chooseOption;
  if (type === 'email' && !isEmail(value)) return text.emailWrong;
  if (rules.minLength !== undefined && value.length < rules.minLength)
    return message('minLength', text.fieldMinLength(rules.minLength));
  if (rules.maxLength !== undefined && value.length > rules.maxLength)
    return message('maxLength', text.fieldMaxLength(rules.maxLength));
  if (rules.pattern !== undefined && !new RegExp(rules.pattern).test(value))
    return message('pattern', text.fieldFormat);
  return undefined;
}
