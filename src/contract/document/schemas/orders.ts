import { amount, type Named } from './named.ts';
import { quoteSchemas, totals } from './quotes.ts';
import { sentSchemas } from './sent.ts';
import { ErrorBody } from '../../error.ts';
import { ADDRESS_FIELD_NAMES, addressField } from '../../store/address-fields.ts';
import { STATUS_NAMES } from '../../order-status.ts';
import { WireAddress, WireOrder, WireOrderItem } from '../../order.ts';
import { OrderDelivery } from '../../shipping/order-delivery.ts';

export const orderSchemas: Record<string, Named> = {
  Order: {
    schema: WireOrder,
    says: {
      required: ['createdAt', 'items'],
      properties: {
        number: { description: 'By which people call it (capability `orderNumbers`). Without it, its id.' },
        status: {
          type: 'integer',
          enum: STATUS_NAMES.map((_, code) => code),
          description: `${STATUS_NAMES.map((name, code) => `${code} ${name}`).join(', ')}. Without it pending.`,
        },
        createdAt: { description: 'ISO 8601.' },
        ...totals,
        total: { ...amount, description: 'Without it, the sum of price times quantity.' },
        parcels: { description: 'What of it was sent, the first one first (capability `parcels`).' },
        documents: {
          description: 'Receipts, invoices and credit notes, the first one first. To its buyer alone.',
        },
        delivery: {
          description: 'How it comes, as promised when it was placed (capability `shippingMethods`).',
        },
        toPayOnDelivery: {
          ...amount,
          description: 'What is still to be paid when it comes (capability `payOnDelivery`).',
        },
        refunded: {
          ...amount,
          description: 'What of it has gone back to who bought it. Absent where nothing has.',
        },
        refundPending: {
          ...amount,
          description: 'What is on its way back, and not confirmed. Absent where nothing is.',
        },
        toConfirm: {
          description: 'It is not packed before its buyer has confirmed it by a mailed link (capability `orderLinks`).',
        },
        mailedTo: { description: 'The address of that mail; for the buyer alone, not for who tracks the order.' },
        heldUntil: {
          format: 'date-time',
          description: 'When it will be cancelled unless it is paid, or confirmed. Absent where it will not be.',
        },
        paymentReference: {
          description:
            'By which its buyer says that it was paid (capability `paymentReference`), until the store has found that or ' +
            'not; for the buyer alone.',
        },
        transfer: {
          description:
            'Where its money is awaited, and until when (capability `bankTransfer`); for the buyer alone. Absent of an ' +
            'order that is paid otherwise, and once it is paid.',
        },
        changes: { description: 'What the account that bought it may change of it now (capability `orderChanges`).' },
        returns: { description: 'What goes back, the first one first.' },
        cancelled: {
          description:
            'Pieces that were called off while the rest of the order goes on, for who tracks the order too. Absent ' +
            'where there are none.',
        },
        currency: { description: 'ISO 4217, of all amounts of the order. Without it the store’s.' },
      },
    },
  },
  OrderItem: {
    schema: WireOrderItem,
    says: {
      required: ['productTitle'],
      properties: {
        id: { description: 'Of the product.' },
        quantity: { type: 'integer', minimum: 1 },
        price: { ...amount, description: 'Of one piece, at the time of the order.' },
        sku: { description: 'The number by which the store’s owner knows it, at the time of the order.' },
      },
    },
  },
  ...sentSchemas,
  ...quoteSchemas,
  OrderAddress: {
    schema: WireAddress,
    says: { required: ADDRESS_FIELD_NAMES.filter((name) => isAlwaysShown(addressField(name))) },
  },
  OrderDelivery: {
    schema: OrderDelivery,
    says: {
      properties: {
        label: { description: 'What it is, for the shopper.' },
        pickUp: { description: 'The shopper comes for it.' },
        at: { description: 'With `pickUp`: where and when it can be picked up, for the shopper.' },
        arrives: { description: 'Days of the store, `YYYY-MM-DD`.' },
      },
    },
  },
  Error: {
    schema: ErrorBody,
    says: {
      description:
        'A refused order also has a Quote under `quote` (capability `quotes`), a refused payment `success: false`.',
      required: ['error'],
      properties: {
        error: { minLength: 1, description: 'A sentence for the shopper.' },
        code: { description: 'A word for programs.' },
        fields: { description: 'What is wrong, by the names of fields.' },
      },
    },
  },
};

/** A guest sees it, and every address has it. */
function isAlwaysShown({ guest, required }: ReturnType<typeof addressField>): boolean {
  return guest && required !== 'never';
}
