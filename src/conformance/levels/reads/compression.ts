import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { Answer } from '../../checker.ts';
import type { Visit } from '../../visit.ts';
import { storeInfoEndpoint } from '#contract/endpoints/catalog/store-info.ts';

const DECODERS: Record<string, (bytes: Uint8Array) => Buffer> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Browsers ask for compressed answers; what they get then has to be the same answer. */
export async function checkCompression(visit: Visit, plain: Answer<'storeInfo'>): Promise<void> {
  const packed = await visit.ask(storeInfoEndpoint, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  const encoding = packed.headers.get('content-encoding') ?? 'identity';
  if (packed.status !== 200 || encoding === 'identity') return;
  const decode = DECODERS[encoding];
  if (decode && holds(() => isDeepStrictEqual(JSON.parse(decode(packed.bytes).toString()), plain.raw))) return;
  visit.report(packed, {
    kind: 'encoding',
    path: 'content-encoding',
    expected: decode ? `the same answer, in ${encoding}` : 'gzip, deflate, br or none, as asked for',
    received: `${encoding}: ${Buffer.from(packed.bytes.subarray(0, 24)).toString('hex')}`,
    shop: 'shows nothing of it: browsers cannot read the answer',
  });
}

function holds(test: () => boolean): boolean {
  try {
    return test();
  } catch {
    return false;
  }
}
