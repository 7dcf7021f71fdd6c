import { type Answer, okText } from './answer.ts';

let text: string | undefined;

/** The contract as an OpenAPI document, the same for every store. Made, and its code loaded, when somebody asks. */
export async function answerDocument(): Promise<Answer> {
  text ??= (await import('#contract/document/openapi.ts')).openApiText();
  return okText(text, { 'cache-control': 'public, max-age=300' });
}
