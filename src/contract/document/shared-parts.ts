/** The shared parts of the OpenAPI document's operations, besides schemas. */
export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `token` of POST /users/authorize. The shop sends it with every request once it has one.',
  },
};

export const parameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Names one intended action (capability `idempotency`): for 24 hours the same key and body get the first answer ' +
      'again, the same key with another body 422 `key-reused`. Keys of different users are separate.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: '6b0b4a86-4a55-4b6c-9a39-0c5a4a0f2c11',
    'x-capability': 'idempotency',
  },
};

export const headers = {
  RetryAfter: {
    description: 'In how many seconds another try makes sense.',
    schema: { type: 'integer', minimum: 1 },
  },
  CacheControl: {
    description:
      'The shop caches this answer for 30 seconds for all visitors, and serves it stale for up to a day while it asks ' +
      'again or while nothing answers, unless `private` or `no-store` stands here.',
    schema: { type: 'string' },
    example: 'no-cache',
  },
};
