import type { Named } from './named.ts';
import { WireDocument, WireParcel, WireParcelItem } from '../../order.ts';

/** What of an order its buyer is given: papers and parcels. */
export const sentSchemas: Record<string, Named> = {
  Document: {
    schema: WireDocument,
    says: {
      description: 'A receipt, an invoice or a credit note.',
      properties: {
        kind: {
          description:
            '`receipt`, `invoice`, `bill-of-supply`, `bill` or `credit-note`; any other is shown by its number.',
        },
        url: {
          description:
            'Its page, as an address or a path of the shop. It is opened without a token, so it should be signed and not last long.',
        },
      },
    },
  },
  Parcel: {
    schema: WireParcel,
    says: {
      description: 'A parcel of an order that has left.',
      properties: {
        carrier: { description: 'Its name, for the shopper.' },
        trackingUrl: { format: 'uri', description: 'The carrier’s page of this parcel.' },
        sentAt: { description: 'ISO 8601.' },
        deliveredAt: { description: 'ISO 8601. Absent while it is on its way.' },
        items: {
          description:
            'What is in it, where that is not the whole order: then the shop shows it below the parcel, and that an ' +
            'order which is still Processing is partly on its way.',
        },
      },
    },
  },
  ParcelItem: {
    schema: WireParcelItem,
    says: {
      description: 'Pieces of a line of the order that are in one of its parcels.',
      required: ['productTitle'],
      properties: {
        id: { description: 'Of the product.' },
        quantity: { type: 'integer', minimum: 1 },
      },
    },
  },
};
