import { type Fault, json } from '../fault.ts';

const SIGN_IN = ['POST /users/authorize'];
const ACCOUNT = ['GET /accountInfo'];

export const ACCOUNT_FAULTS: Fault[] = [
  {
    name: 'no token',
    on: SIGN_IN,
    body: () => ({ success: true }),
    finding: { endpoint: 'authorize', path: '$.token', kind: 'missing' },
  },
  {
    name: 'any password signs in',
    on: SIGN_IN,
    answer: ({ status, text }) => json(200, status === 401 ? { token: 'any' } : JSON.parse(text)),
    finding: { endpoint: 'authorize', path: '', kind: 'access' },
  },
  {
    name: 'a refusal without a sentence',
    on: SIGN_IN,
    answer: ({ status, text }) => json(status, status === 401 ? { message: 'No' } : JSON.parse(text)),
    finding: { endpoint: 'authorize', path: '$.error', kind: 'error-body', severity: 'warning' },
  },
  {
    name: 'a known address can be registered again',
    on: ['POST /users/register'],
    answer: ({ status, text }) => json(200, status === 409 ? { success: true } : JSON.parse(text)),
    when: ({ body }) => body.password !== 'short',
    finding: { endpoint: 'register', path: '', kind: 'repeated' },
  },
  {
    name: 'short passwords are taken',
    on: ['POST /users/register'],
    when: ({ body }) => body.password === 'short',
    answer: () => json(200, { success: true }),
    finding: { endpoint: 'register', path: '', kind: 'accepted', severity: 'warning' },
  },
  {
    name: 'the account of somebody else',
    on: ACCOUNT,
    body: (account) => ({ ...account, email: 'other@example.com' }),
    finding: { endpoint: 'accountInfo', path: '$.email', kind: 'access' },
  },
  {
    name: 'an account without a token',
    on: ACCOUNT,
    answer: ({ status, text }) => json(200, status === 401 ? { email: '' } : JSON.parse(text)),
    finding: { endpoint: 'accountInfo', path: '', kind: 'access' },
  },
  {
    name: 'an account without its name',
    on: ACCOUNT,
    body: (account) => ({ ...account, firstName: undefined }),
    finding: { endpoint: 'accountInfo', path: '$.firstName', kind: 'missing', severity: 'warning' },
  },
];
