import { postForm } from './post-form.ts';
import { sendForm } from './send-form.ts';
import * as text from '../text.ts';
import { toast } from '#ui/toasts.ts';

export function initNewsletter(form: HTMLElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void subscribe(form as HTMLFormElement);
  });
}

async function subscribe(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  if (!button || button.disabled) return;
  button.disabled = true;
  let toConfirm: boolean | undefined;
  const problem =
    form.dataset.way === 'call'
      ? await sendForm(
          form,
          // Named, so that what only servers read of it stays behind.
          async () => {
            const { subscribeEndpoint } = await import('#contract/endpoints/messages/subscribe.ts');
            return subscribeEndpoint;
          },
          async (api, subscribeEndpoint, { email = '' }) => {
            const answer = await api(subscribeEndpoint, { body: { email } });
            ({ toConfirm } = answer);
            return answer;
          },
        )
      : form.dataset.way === 'mail'
        ? await postForm(form)
        : undefined;
  button.disabled = false;
  if (problem) {
    toast({ title: text.error, text: problem, kind: 'error' });
    return;
  }
  form.reset();
  toast(
    toConfirm
      ? { title: text.toConfirm, text: text.toConfirmLong }
      : { title: text.subscribed, text: text.subscribedLong },
  );
}
