import type { About } from './about.ts';

const PERSON = { email: 'asha@example.com', firstName: 'Asha', lastName: 'Rao' } as const;

export const users = {
  authorize: {
    summary: 'Sign in',
    text:
      'The shop keeps `token` and sends it as `Authorization: Bearer {token}` with every later request. Compare the ' +
      'address without letter case. An unknown address and a wrong password get the same answer. How long a ' +
      'token is good is the choice of the backend: the embedded API’s is for 24 hours, and for 30 days where ' +
      '`rememberMe` is true, which is sent with the capability `remember`.',
    example: {
      body: { email: PERSON.email, password: 'a long sentence' },
      answer: { token: 'eb4XyA0Qm1v2Jp9sTtFw' },
    },
  },
  register: {
    summary: 'Open an account',
    text: 'Nothing of the answer is shown beyond success or failure, and it signs nobody in. It may be empty.',
    example: { body: { ...PERSON, password: 'a long sentence' }, status: 201, answer: { success: true } },
  },
  accountInfo: {
    summary: 'Whose token it is',
    text: 'For the account page, and for the contact that the tracking form begins with.',
    example: { answer: { ...PERSON, createdAt: '2026-01-19T17:02:11.000Z' } },
  },
  logout: {
    summary: 'End a token',
    text: 'The token is worth nothing from then on. The browser forgets it whatever the answer is.',
    example: { answer: { success: true } },
  },
  forgotPassword: {
    summary: 'Ask for a link to a new password',
    text:
      'The answer is the same for known and unknown addresses. The mailed link is `/reset-password?token={token}` on ' +
      'the pages of the store.',
    example: { body: { email: PERSON.email }, answer: { success: true } },
  },
  resetPassword: {
    summary: 'Choose a new password',
    text: 'With the token that the mailed link carries, which is good once and for a short time.',
    example: { body: { token: '6vY0c2Jt8rWq', password: 'another sentence' }, answer: { success: true } },
  },
} as const satisfies Record<string, About>;
