import { errorResponse } from './error-response.ts';
import { openBackend } from '#api-client/open-backend.ts';
import type { AnswerCall } from '#http-front/serve-calls.ts';

/** Answers calls of the contract without Astro: see src/http-front/serve-calls.ts. */
export const answerCall: AnswerCall = (request, peer) =>
  openBackend()
    .then((backend) => backend.fetch(request, peer))
    .catch((error: unknown) => errorResponse(error, true));
