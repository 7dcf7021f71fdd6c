import type { ApiError } from '#api-client/api-error.ts';
import type { Endpoint, EndpointName } from '#contract/endpoint.ts';

export type NamedEndpoint = Endpoint & { name: EndpointName };

/** One call, what came back, and what the shop's own client makes of it. */
export interface Exchange<T = unknown> {
  endpoint: NamedEndpoint;
  /** `GET /products?page=1` */
  request: string;
  /** Undefined: nothing answered. */
  status: number | undefined;
  headers: Headers;
  /** As far as it came. */
  bytes: Uint8Array;
  /** The JSON of the body; undefined where it is none. */
  raw: unknown;
  value: T | undefined;
  error: ApiError | undefined;
  /** Why the body did not come whole. */
  broken: 'timeout' | 'too-large' | undefined;
  ms: number;
}

/** The first bytes of the answer as a text. */
export function textOf({ bytes }: Pick<Exchange, 'bytes'>, most = 2000): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, most));
}
