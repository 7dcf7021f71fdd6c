import type * as z from 'zod/mini';
import type { JsonSchema } from './json-schema.ts';
import { ErrorBody } from '../error.ts';
import { WireAddress, WireOrder, WireOrderItem } from '../order.ts';
import { PaymentAction, PaymentField } from '../payment.ts';
import { ProductFacets, WireAttribute, WireImage, WireProduct, WireVariant } from '../product.ts';
import { OrderQuote, QuoteLine } from '../quote.ts';
import { SizeGuide } from '../size-guide.ts';
import { WireStoreInfo } from '../store-info.ts';

/** What the document says of a schema beyond what zod does: `required` and `properties` are added to those. */
interface Named {
  schema: z.ZodMiniType;
  says?: JsonSchema;
}

const amount = { minimum: 0 };

/** The schemas that have a name in the document, with what it asks for and the shop's lenient readers do not. */
export const namedSchemas: Readonly<Record<string, Named>> = {
  StoreInfo: { schema: WireStoreInfo },
  Product: {
    schema: WireProduct,
    says: {
      required: ['title'],
      anyOf: [
        { required: ['regularPrice'], properties: { regularPrice: { type: 'number' } } },
        { required: ['discountedPrice'], properties: { discountedPrice: { type: 'number' } } },
      ],
      properties: { title: { minLength: 1 }, regularPrice: amount, discountedPrice: amount },
    },
  },
  Image: { schema: WireImage },
  Attribute: { schema: WireAttribute },
  Variant: { schema: WireVariant, says: { properties: { regularPrice: amount, discountedPrice: amount } } },
  Facets: { schema: ProductFacets },
  Order: {
    schema: WireOrder,
    says: {
      required: ['createdAt', 'items'],
      properties: { status: { type: 'integer', enum: [0, 1, 2, 3, 4] }, total: amount },
    },
  },
  OrderItem: {
    schema: WireOrderItem,
    says: { required: ['productTitle'], properties: { quantity: { type: 'integer', minimum: 1 }, price: amount } },
  },
  OrderAddress: { schema: WireAddress, says: { required: ['address', 'city', 'state', 'postalCode'] } },
  Quote: { schema: OrderQuote, says: { required: ['total'], properties: { total: amount } } },
  QuoteLine: {
    schema: QuoteLine,
    says: {
      properties: {
        quantity: { type: 'integer', minimum: 1 },
        price: amount,
        problem: { enum: ['gone', 'choice', 'sold-out'] },
        left: { type: 'integer', minimum: 0 },
      },
    },
  },
  PaymentField: { schema: PaymentField },
  PaymentAction: {
    schema: PaymentAction,
    says: {
      anyOf: [
        actionWith('redirect_post', 'redirectUrl'),
        actionWith('deeplink', 'redirectUrl'),
        actionWith('qr', 'qr'),
        actionWith('qr', 'qrBase64'),
      ],
      properties: { type: { enum: ['redirect_post', 'deeplink', 'qr'] } },
    },
  },
  SizeGuide: { schema: SizeGuide },
  Error: { schema: ErrorBody, says: { required: ['error'], properties: { error: { minLength: 1 } } } },
};

export const schemaNames: ReadonlyMap<z.core.$ZodType, string> = new Map(
  Object.entries(namedSchemas).map(([name, { schema }]) => [schema, name]),
);

/** An action of this type needs this field. */
function actionWith(type: string, field: string): JsonSchema {
  return { required: [field], properties: { type: { const: type }, [field]: { type: 'string', minLength: 1 } } };
}
