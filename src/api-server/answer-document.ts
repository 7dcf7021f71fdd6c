import { type Answer, okText } from './answer.ts';
import { openApiText } from '#contract/document/openapi.ts';

let text: string | undefined;

/** The contract as an OpenAPI document, the same for every store. */
export function answerDocument(): Answer {
  return okText((text ??= openApiText()), { 'cache-control': 'public, max-age=300' });
}
