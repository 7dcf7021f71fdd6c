import type { AnswerCall } from '#front/serve-calls.ts';

/** The server's front, started from src, and the built server do not share modules. */
const kept = globalThis as { selvedgeAnswerCall?: AnswerCall };

/** The built server's, which has the store API. */
export function offerCalls(answer: AnswerCall): void {
  kept.selvedgeAnswerCall = answer;
}

/** Calls of the contract, answered by the store API that the built server has opened. */
export const answerCall: AnswerCall = (request, peer) => kept.selvedgeAnswerCall!(request, peer);
