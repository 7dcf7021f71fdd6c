import type { About } from './about.ts';

export const messages = {
  subscribe: {
    summary: 'Subscribe to the newsletter',
    text: 'A second time is a success too.',
    example: { body: { email: 'asha@example.com' }, answer: { success: true } },
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
