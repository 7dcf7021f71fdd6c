import { postForm } from './post-form.ts';
import { sendForm } from './send-form.ts';
import * as text from '../text.ts';
import { toast } from '#ui/toasts.ts';

/** The button says "Sending..." for at least this long (docs/behaviour.md 4.contact). */
const DELAY_MS = 1_500;

export function initContact(form: HTMLElement): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form as HTMLFormElement);
  });
}

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  if (!button || button.disabled) return;
  button.disabled = true;
  button.textContent = text.sending;
  const delay = new Promise((resolve) => setTimeout(resolve, DELAY_MS));
  const problem =
    form.dataset.way === 'call'
      ? await sendForm(
          form,
          // Named, so that what only servers read of it stays behind.
          async () => {
            const { sendMessageEndpoint } = await import('#contract/endpoints/messages/send-message.ts');
            return sendMessageEndpoint;
          },
          (api, sendMessageEndpoint, { name = '', email = '', subject = '', message = '' }) =>
            api(sendMessageEndpoint, { body: { name, email, subject, message } }),
        )
      : form.dataset.way === 'mail'
        ? await postForm(form)
        : undefined;
  await delay;
  button.disabled = false;
  button.textContent = text.sendMessage;
  if (problem) {
    toast({ title: text.error, text: problem, kind: 'error' });
    return;
  }
  form.reset();
  toast({ title: text.messageSent, text: text.messageSentLong });
}
