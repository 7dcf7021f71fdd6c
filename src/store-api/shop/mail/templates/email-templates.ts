import type { SendMessageBody } from '#contract/endpoints/messages/send-message.ts';

/** A mail without its addresses. Text that a sender typed is never mailed to an address that only this sender named. */
export interface EmailContent {
  subject: string;
  text: string;
}

export function passwordResetEmail({
  shop,
  link,
  minutes,
}: {
  shop: string;
  link: string;
  minutes: number;
}): EmailContent {
  return {
    subject: `Choose a new password for ${shop}`,
    text: `Hello,

someone, hopefully you, asked for a new password for your account at ${shop}.
Open this link within ${minutes} minutes to choose one. It works once:

${link}

If it was not you, you need not do anything: your password stays as it is.

${shop}
`,
  };
}

export function passwordChangedEmail({ shop }: { shop: string }): EmailContent {
  return {
    subject: `Your password for ${shop} has been changed`,
    text: `Hello,

the password of your account at ${shop} has just been changed, and everyone who was signed in
with the old one is signed out.

If it was not you, ask for a new password on the sign-in page at once, and write to us.

${shop}
`,
  };
}

/** To the customer who asked for it, once. */
export function backInStockEmail({ shop, what, link }: { shop: string; what: string; link: string }): EmailContent {
  return {
    subject: `Back in stock: ${what}`,
    text: `Hello,

you asked us to write when this can be ordered again: ${what}.
Now it can, as long as it lasts:

${link}

This was the only mail about it. If you did not ask for it, someone gave us your address by mistake;
you need not do anything.

${shop}
`,
  };
}

/** To the store, with the shopper as Reply-To. */
export function contactMessageEmail({
  shop,
  ticket,
  message,
}: {
  shop: string;
  ticket: string;
  message: SendMessageBody;
}): EmailContent {
  return {
    subject: `[${ticket}] ${message.subject}`,
    text: `${message.name} <${message.email}> wrote through the contact form of ${shop}.
Ticket: ${ticket}
Subject: ${message.subject}

${message.message}
`,
  };
}

/** To a store whose backend keeps no newsletter: who asked for it, with the address as Reply-To. */
export function newsletterRequestEmail({ shop, email }: { shop: string; email: string }): EmailContent {
  return {
    subject: `Newsletter: ${email}`,
    text: `${email} asks for the newsletter of ${shop}.

The shop keeps no list of its own: please add the address to yours, and take it off again when its owner asks.
`,
  };
}

/** To whoever was named as a subscriber, who is one only once this is confirmed. */
export function confirmSubscriptionEmail({
  shop,
  link,
  days,
}: {
  shop: string;
  link: string;
  days: number;
}): EmailContent {
  return {
    subject: `Please confirm: the newsletter of ${shop}`,
    text: `Hello,

someone, hopefully you, asked for the newsletter of ${shop} to be sent to this address.
Please open this link within ${days} days, and confirm it there:

${link}

If it was not you, you need not do anything: without your confirmation you get no newsletter, and we
forget your address after ${days} days.

${shop}
`,
  };
}

/** To the shopper. Repeats nothing of the message, so that nobody can use the store to mail a text to somebody else. */
export function messageReceivedEmail({ shop, ticket }: { shop: string; ticket: string }): EmailContent {
  return {
    subject: `We have your message (${ticket})`,
    text: `Hello,

thank you for writing to ${shop}. We have your message and will get back to you shortly.
Its number is ${ticket}: please mention it when you write to us about it again.

If you did not write to us, someone gave us your address by mistake; you need not do anything.

${shop}
`,
  };
}

/** To whom the owner names, to see whether mail arrives. */
export function testEmail({ shop }: { shop: string }): EmailContent {
  return {
    subject: `Mail from ${shop} arrives`,
    text: `Hello,

this is a test: mail from ${shop} arrives here. There is nothing to do.

${shop}
`,
  };
}
