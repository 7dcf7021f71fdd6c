import { type Answer, tryLater } from '#backends/serving/answer.ts';
import type { Caller, Limiters } from '#backends/serving/limits/call-limits.ts';
import type { RefusalTexts } from '#backends/serving/refusal-texts.ts';
import type { AskedCode } from '../shop/orders/discounts/asked-code.ts';

/** Counts a code that does not exist: 429 for any code, once there were too many from one address. */
export async function limitGuesses(
  limiters: Limiters,
  code: AskedCode | undefined,
  { scope, peer }: Caller,
  text: RefusalTexts,
): Promise<Answer | undefined> {
  if (!code) return undefined;
  const key = peer && `${scope} ${peer}`;
  const { codeByPeer } = limiters;
  const wait = await (code.known ? codeByPeer.wait(key) : codeByPeer.consume(key));
  return wait ? tryLater(wait, 429, 'too-many', text.tooManyCodes) : undefined;
}
