import { API_PREFIX } from '#config.ts';

const READ = ['GET', 'HEAD'];
/** What the contract of a backend elsewhere uses; which route takes which of them that backend says. */
const CALL = ['GET', 'HEAD', 'POST', 'OPTIONS'];
/** Of HTTP's own methods those that a call can be passed on with. */
const PASSED = [...CALL, 'PUT', 'PATCH', 'DELETE'];
/** Pages with a form that is posted to themselves where no script runs. */
const WITH_FORM = /^\/(?:|contact|login|register|forgot-password|reset-password|checkout|product\/[^/]+)\/?$/;
/** Its calls and the sandbox bank's pages; its pictures are files. */
export const STORE_API_PATH = new RegExp(`^(?:${API_PREFIX}|/sandbox-bank)(?:[/?]|$)`);

/**
 * The methods that an address takes, when this one is none of them; undefined when it may go on. The embedded store
 * API knows the methods of each of its routes, and says so itself.
 */
export function allowedInstead(method: string, target: string, isEmbedded: boolean): string[] | undefined {
  const [path = ''] = target.split('?', 1);
  if (STORE_API_PATH.test(path)) return isEmbedded || PASSED.includes(method) ? undefined : CALL;
  const allowed = WITH_FORM.test(path) ? [...READ, 'POST'] : READ;
  return allowed.includes(method) ? undefined : allowed;
}
