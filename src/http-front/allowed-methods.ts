import { API_PREFIX } from '#config.ts';

const READ = ['GET', 'HEAD'];
/** The methods of the contract; a remote backend says itself which of its routes takes which. */
const CALL = ['GET', 'HEAD', 'POST', 'OPTIONS'];
/** The methods with which a call can be forwarded. */
const FORWARDED = [...CALL, 'PUT', 'PATCH', 'DELETE'];
/** Pages whose form is posted to themselves where scripts do not run. */
const WITH_FORM =
  /^\/(?:|contact|login|register|forgot-password|reset-password|checkout|product\/[^/]+|orders\/(?:confirm|open)\/[^/]+|orders\/link|newsletter\/[^/]+|owner\/[^/]+)\/?$/;
/** Calls and the sandbox bank's pages; pictures of the store API are files. */
export const STORE_API_PATH = new RegExp(`^(?:${API_PREFIX}|/sandbox-bank)(?:[/?]|$)`);

/**
 * The methods that an address takes, when this one is none of them; undefined when it may go on. The embedded store
 * API answers 405 itself.
 */
export function allowedInstead(method: string, target: string, isEmbedded: boolean): string[] | undefined {
  const [path = ''] = target.split('?', 1);
  if (STORE_API_PATH.test(path)) return isEmbedded || FORWARDED.includes(method) ? undefined : CALL;
  const allowed = WITH_FORM.test(path) ? [...READ, 'POST'] : READ;
  return allowed.includes(method) ? undefined : allowed;
}
