import { errorResponse } from './error-response.ts';
import { openBackend } from '#api-client/server.ts';
import type { AnswerCall } from '#front/serve-calls.ts';

/** Answers calls of the contract without Astro: see src/front/serve-calls.ts. */
export const answerCall: AnswerCall = (request, peer) =>
  openBackend()
    .then((backend) => backend.fetch(request, peer))
    .catch((error: unknown) => errorResponse(error, true));
