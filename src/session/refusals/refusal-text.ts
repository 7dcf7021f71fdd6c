import { ApiError } from '#api-client/api-error.ts';

/**
 * The text of a refusal: the shop's sentence in place of the backend's where it knows the code, else the backend's own;
 * undefined where that has none, so that the screen says its own. The sentences are fetched when the first is needed.
 */
export async function refusalText(error: unknown): Promise<string | undefined> {
  if (!(error instanceof ApiError)) return undefined;
  const { code, endpoint = '', serverText } = error;
  if (!code || !serverText) return serverText;
  const known = await import('./sentences.ts').catch(() => undefined);
  return known?.sentenceOf(code, endpoint) ?? serverText;
}
