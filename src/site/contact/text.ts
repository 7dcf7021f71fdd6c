/**
 * What is said when a message or an address has arrived (docs/behaviour.md sections 2 and 4), by a toast or in the
 * page.
 */
export const MESSAGE_SENT = {
  title: 'Message Sent',
  text: "Thank you for contacting us. We'll get back to you shortly.",
};
export const SUBSCRIBED = { title: 'Subscribed!', text: 'Thank you for subscribing to our newsletter.' };
