import { described, type Named } from './named.ts';
import { PaymentAction, PaymentField } from '../../payment.ts';
import type { JsonSchema } from '../json-schema.ts';

export const paymentSchemas: Record<string, Named> = {
  PaymentField: {
    schema: PaymentField,
    says: {
      properties: described({
        label: 'Without it, the name.',
        type: '`text`, `email`, `password`, `number`, `tel`, `textarea`, `select` or `checkbox`; others act as `text`.',
        inline: 'The options of a select are all in view, as radio buttons.',
        mask: 'How the value is written: `9` is a digit, `A` a letter, `*` anything.',
        rulesMessages: 'What is said when a rule is broken, by its name.',
        showWhenFilled: 'Shown once one of these fields is filled in.',
      }),
    },
  },
  PaymentAction: {
    schema: PaymentAction,
    says: {
      description: '`redirect_post` and `deeplink` need `redirectUrl`, `qr` needs `qr` or `qrBase64` (a PNG).',
      anyOf: [
        actionWith('redirect_post', 'redirectUrl'),
        actionWith('deeplink', 'redirectUrl'),
        actionWith('qr', 'qr'),
        actionWith('qr', 'qrBase64'),
      ],
      properties: { type: { enum: ['redirect_post', 'deeplink', 'qr'] } },
    },
  },
};

/** An action of this type needs this field. */
function actionWith(type: string, field: string): JsonSchema {
  return { required: [field], properties: { type: { const: type }, [field]: { type: 'string', minLength: 1 } } };
}
