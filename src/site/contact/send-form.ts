import * as text from '../text.ts';
import type { Api } from '#api-client/api.ts';
import { saySlow } from '#ui/say-slow.ts';

const NO_RESPONSE = text.noResponse;

/**
 * Sends what a form holds; returns the text of a failure, or undefined when it arrived. The api (and the validator in
 * it) and its endpoint are fetched only now: the page itself ships a few lines.
 */
export async function sendForm<M>(
  form: HTMLFormElement,
  endpoint: () => Promise<M>,
  send: (api: Api, endpoint: M, values: Record<string, string>) => Promise<{ success: boolean }>,
): Promise<string | undefined> {
  const values = Object.fromEntries([...new FormData(form)] as [string, string][]);
  try {
    const [{ api }, { failureText }, file] = await Promise.all([
      import('#session/api.ts'),
      import('#session/failure-text.ts'),
      endpoint(),
    ]);
    try {
      const { success } = await saySlow(send(api, file, values));
      return success ? undefined : text.tryLater;
    } catch (error) {
      return await failureText(error);
    }
  } catch {
    return NO_RESPONSE;
  }
}
