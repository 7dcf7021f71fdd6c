import { createHash, generateKeyPairSync, sign } from 'node:crypto';

/** DER (X.690): tag, length, value. */
function der(tag: number, ...parts: (Buffer | string)[]): Buffer {
  const value = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)));
  const { length } = value;
  const bytes = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...bytes]), value]);
}

const SEQUENCE = 0x30;
const ECDSA_WITH_SHA256 = der(SEQUENCE, '06082a8648ce3d040302');
const COMMON_NAME = '0603550403';
const DAY_MS = 86_400_000;

/** Made anew in each process, so that none is committed and none runs out. */
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const PUBLIC_KEY = publicKey.export({ type: 'spki', format: 'der' });

/**
 * Makes Chromium's verifier take certificates of this process. Playwright's `ignoreHTTPSErrors` lets it refuse each one
 * first and then repeats the request, which now and then ends in ERR_TOO_MANY_RETRIES.
 */
export const TRUST_CERTIFICATES = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(PUBLIC_KEY).digest('base64')}`;

/** A certificate that signs itself (RFC 5280, version 1) and holds for so many days, and its key. */
export function selfSigned(name: string, days = 365): { key: string; cert: string } {
  const named = der(SEQUENCE, der(0x31, der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from(name)))));
  const body = der(
    SEQUENCE,
    der(0x02, '01'),
    ECDSA_WITH_SHA256,
    named,
    der(SEQUENCE, time(Date.now() - DAY_MS), time(Date.now() + days * DAY_MS)),
    named,
    PUBLIC_KEY,
  );
  const whole = der(SEQUENCE, body, ECDSA_WITH_SHA256, der(0x03, '00', sign('sha256', body, privateKey)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

/** GeneralizedTime. */
function time(at: number): Buffer {
  return der(0x18, Buffer.from(new Date(at).toISOString().replace(/[-:T]|\.\d+/g, '')));
}
