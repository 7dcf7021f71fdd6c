import { nonEmpty } from '#lib/non-empty.ts';
import { createHash } from 'node:crypto';

export interface PayuSecret {
  key: string;
  salt: string;
}

const UDF = ['udf1', 'udf2', 'udf3', 'udf4', 'udf5'] as const;
/** The values that PayU's hash covers, besides the salt. */
export const HASHED = [
  'key',
  'txnid',
  'amount',
  'productinfo',
  'firstname',
  'email',
  ...UDF,
  'status',
  'additionalCharges',
  'additional_charges',
];
/** Between this shop's five fields and the salt the hash has five empty ones. */
const UNUSED = ['', '', '', '', ''];

type Fields = Readonly<Record<string, string | undefined>>;

/** key|txnid|amount|productinfo|firstname|email|udf1|…|udf5||||||SALT, SHA-512 in lower-case hex. */
export function requestHash({ key, salt }: PayuSecret, fields: Fields): string {
  const named = ['txnid', 'amount', 'productinfo', 'firstname', 'email', ...UDF].map((name) => fields[name] ?? '');
  return sha512([key, ...named, ...UNUSED, salt]);
}

/**
 * The reverse order, with the status and PayU's additional charges:
 * [additionalCharges|]SALT|status||||||udf5|…|udf1|email|firstname|productinfo|amount|txnid|key.
 */
export function answerHash({ key, salt }: PayuSecret, fields: Fields): string {
  const named = ['txnid', 'amount', 'productinfo', 'firstname', 'email', ...UDF]
    .map((name) => fields[name] ?? '')
    .reverse();
  const extra = nonEmpty(fields.additionalCharges) ?? fields.additional_charges;
  return sha512([...(extra ? [extra] : []), salt, fields.status ?? '', ...UNUSED, ...named, key]);
}

/** key|command|var1|SALT */
export function commandHash({ key, salt }: PayuSecret, command: string, var1: string): string {
  return sha512([key, command, var1, salt]);
}

function sha512(parts: string[]): string {
  return createHash('sha512').update(parts.join('|')).digest('hex');
}
