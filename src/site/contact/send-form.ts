import * as text from '../text.ts';
import type { Api } from '#api-client/create-api.ts';

const NO_RESPONSE = text.noResponse;

/**
 * Sends what a form holds; gives the words of a failure, or undefined when it arrived. The api (and the validator in
 * it) is fetched only now: the page itself ships a few lines.
 */
export async function sendForm(
  form: HTMLFormElement,
  send: (api: Api, values: Record<string, string>) => Promise<{ success: boolean }>,
): Promise<string | undefined> {
  const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  try {
    const [{ api }, { failureWords }] = await Promise.all([
      import('#session/api.ts'),
      import('#session/failure-text.ts'),
    ]);
    try {
      const { success } = await send(api, values);
      return success ? undefined : text.tryLater;
    } catch (error) {
      return failureWords(error);
    }
  } catch {
    return NO_RESPONSE;
  }
}
