import { DoneAnswer } from '../../done.ts';
import { type Endpoint, onServer } from '../../endpoint.ts';

/** POST /users/logout (capability `logout`): the token is worth nothing from then on. */
export const logoutEndpoint = {
  name: 'logout',
  method: 'POST',
  path: '/users/logout',
  bearer: true,
  answer: DoneAnswer,
} as const satisfies Endpoint;

export const logoutOnServer = onServer(logoutEndpoint, () => ({ capability: 'logout', errors: {} }));

declare module '#contract/endpoint.ts' {
  interface Endpoints {
    logout: typeof logoutOnServer;
  }
}
