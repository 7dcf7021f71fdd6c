import type { About } from './about.ts';

export const messages = {
  subscribe: {
    summary: 'Subscribe to the newsletter',
    text:
      'A second time is a success too. `toConfirm`: the address is on the list once a link that is mailed to it is ' +
      'confirmed (capability `newsletterLinks`); the form then says so in place of its thanks.',
    example: { body: { email: 'asha@example.com' }, answer: { success: true } },
  },
  confirmSubscription: {
    summary: 'Confirm a subscription by a mailed link',
    text:
      'The token is as that of an order’s link, and stands in the body. The same link again is answered the same; one ' +
      'that is not valid gets 404, and too many of them 429.',
    example: { body: { token: 'pZ0mXc3n9QeVtR1yUu7bKd2sLfA4hJwG8iO5xTqNvEo' }, answer: { success: true } },
  },
  sendMessage: {
    summary: 'Write to the store',
    text: 'Stores the message and mails it to the store. `ticket` is a number that a person can quote.',
    example: {
      body: {
        name: 'Asha Rao',
        email: 'asha@example.com',
        subject: 'A missing button',
        message: 'The jacket came with five buttons instead of six.',
      },
      answer: { success: true, ticket: '4KQ7-XT2M' },
    },
  },
} as const satisfies Record<string, About>;
