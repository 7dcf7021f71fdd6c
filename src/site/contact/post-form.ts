import * as text from '../text.ts';
import { saySlow } from '#ui/say-slow.ts';

/**
 * Posts a form to its page, whose server mails it; returns the text of a failure, or undefined when it was taken. An
 * answer of something on the way is no success.
 */
export async function postForm(form: HTMLFormElement): Promise<string | undefined> {
  try {
    const answer = await saySlow(
      fetch(form.action, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams([...new FormData(form)] as [string, string][]),
      }),
    );
    const said = (await answer.json()) as { success?: unknown; error?: unknown } | null;
    if (answer.ok && said?.success === true) return undefined;
    return typeof said?.error === 'string' ? said.error : text.tryLater;
  } catch {
    return text.noResponse;
  }
}
