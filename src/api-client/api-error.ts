/**
 * Why a call failed: `no-response` (network, time-out, half an answer), `refused` (an HTTP error; `status` and the
 * server's own words), `unreadable` (no JSON), `empty` (JSON, but not what the contract says: a missing record).
 */
export class ApiError extends Error {
  readonly kind: 'no-response' | 'refused' | 'unreadable' | 'empty';
  readonly status: number | undefined;
  /** The server's `error` field, plain text, when it sent one. */
  readonly serverText: string | undefined;
  readonly code: string | undefined;
  /** The name of what was asked. */
  readonly endpoint: string | undefined;
  readonly fields: Record<string, string>;
  /** The whole body of a refusal, unread. */
  readonly body: unknown;

  constructor(
    kind: ApiError['kind'],
    message: string,
    details: {
      status?: number;
      serverText?: string;
      code?: string;
      endpoint?: string;
      fields?: Record<string, string>;
      body?: unknown;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = details.status;
    this.serverText = details.serverText;
    this.code = details.code;
    this.endpoint = details.endpoint;
    this.fields = details.fields ?? {};
    this.body = details.body;
  }
}
