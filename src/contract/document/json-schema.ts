import * as z from 'zod/mini';
import { LinePieces, linePlace } from '../orders/cancelled-pieces.ts';
import { DoneAnswer, notFalse } from '../done.ts';
import {
  list,
  numberOrZero,
  optionalFlag,
  optionalNumber,
  optionalText,
  optionalTexts,
  requiredFlag,
  requiredNumber,
  requiredText,
  text,
  textMap,
} from '../lenient.ts';
import { unreadCancelled, unreadChanges, unreadDelivery, unreadReturns, unreadTransfer } from '../order.ts';
import { unreadTransferOption } from '../payment.ts';
import { Transfer } from '../orders/transfer.ts';
import { OrderChanges, WireReturn } from '../orders/order-changes.ts';
import { anyFlag, isTrue } from '../payment.ts';
import { measured } from '../size-guide.ts';
import { methodLabel, OrderDelivery } from '../shipping/order-delivery.ts';

/** JSON Schema 2020-12, as OpenAPI 3.1 has it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Marks in what zod writes, which `finish` in finish.ts takes out: an optional property, and the name of a schema. */
export const OPTIONAL = 'x-optional';
export const NAME = 'x-name';

/** The schema that a reader of contract/lenient.ts asks for; it accepts more, and zod cannot look into its function. */
const ASKED_FOR = new Map<z.core.$ZodType, JsonSchema>([
  [text, { type: 'string' }],
  [methodLabel, { type: 'string' }],
  [requiredText, { type: 'string', minLength: 1 }],
  [requiredNumber, { type: 'number' }],
  [requiredFlag, { type: 'boolean' }],
  [measured, { type: 'string', enum: ['body', 'garment'] }],
  [optionalTexts, { type: 'array', items: { type: 'string' } }],
  [optionalText, { type: 'string' }],
  [optionalNumber, { type: 'number' }],
  [numberOrZero, { type: 'number' }],
  [linePlace, { type: 'integer', minimum: 0 }],
  [optionalFlag, { type: 'boolean' }],
  [isTrue, { type: 'boolean' }],
  [anyFlag, { type: 'boolean' }],
  [notFalse, { type: 'boolean' }],
  [textMap, { type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } }],
  [DoneAnswer, { type: 'object', properties: { success: { type: 'boolean' } } }],
]);

/** The schema of what is read where it is shown. */
const READ_LATER = new Map<z.core.$ZodType, z.core.$ZodType>([
  [unreadDelivery, OrderDelivery],
  [unreadTransfer, Transfer],
  [unreadTransferOption, Transfer],
  [unreadChanges, OrderChanges],
  [unreadReturns, list(WireReturn)],
  [unreadCancelled, list(LinePieces)],
]);

/**
 * The JSON Schema of a schema of the contract for who writes the JSON, with the marks above. An answer is described as
 * it is after reading (`output`), a body as it is sent (`input`).
 */
export function toMarkedSchema(
  schema: z.core.$ZodType,
  names: ReadonlyMap<z.core.$ZodType, string>,
  io: 'output' | 'input' = 'output',
): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const asked = ASKED_FOR.get(zodSchema);
      if (asked) return void Object.assign(jsonSchema, asked);
      const later = READ_LATER.get(zodSchema);
      if (later) return void Object.assign(jsonSchema, toMarkedSchema(later, names, io));
      const { def } = zodSchema._zod;
      if (isReader(zodSchema, 'lists')) {
        Object.assign(jsonSchema, { type: 'array', items: toMarkedSchema(zodSchema.lists, names, io) });
      } else if (isReader(zodSchema, 'reads')) {
        Object.assign(jsonSchema, toMarkedSchema(zodSchema.reads, names, io));
        if (hasFallback(zodSchema)) jsonSchema.default = zodSchema.fallback;
      } else if (def.type === 'optional' && io === 'output') {
        jsonSchema[OPTIONAL] = true;
      } else if (def.type === 'object') {
        delete jsonSchema.additionalProperties;
        if (io === 'output') jsonSchema.required = required(zodSchema as z.core.$ZodObject);
      }
      const name = names.get(zodSchema);
      if (name) jsonSchema[NAME] = name;
    },
  });
  delete json.$schema;
  return json;
}

/**
 * A property is asked for unless it is optional. A default of '' or 0 only keeps the shop going without one that is
 * missing; any other default is what leaving it out means.
 */
function required(object: z.core.$ZodObject): string[] {
  return Object.entries(object._zod.def.shape).flatMap(([name, schema]) => {
    const needed = hasFallback(schema) ? schema.fallback === '' || schema.fallback === 0 : !schema._zod.optout;
    return needed ? [name] : [];
  });
}

function hasFallback(schema: object): schema is { fallback: unknown } {
  return 'fallback' in schema;
}

function isReader<K extends 'lists' | 'reads'>(schema: object, key: K): schema is Record<K, z.core.$ZodType> {
  return key in schema;
}
