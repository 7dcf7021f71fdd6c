import { expect, test } from 'vitest';
import { createApi } from '#api-client/api.ts';
import { confirmSubscription } from '#site/contact/confirm-subscription.ts';

const refusal = (status: number, code: string) => Response.json({ success: false, error: 'No.', code }, { status });

/** The page of a link, at a backend that answers like that. */
async function opened(confirms: boolean, answer: () => Response) {
  const asked: string[] = [];
  const api = createApi(
    async (path, { body }) => {
      asked.push(`${path} ${String(body)}`);
      return answer();
    },
    () => '',
  );
  return { asked, ...(await confirmSubscription(api, { token: 'secret', confirms })) };
}

test('10.newsletter.confirm looked at, nothing is asked of the backend', async () => {
  expect(await opened(false, () => refusal(500, 'internal'))).toEqual({
    asked: [],
    status: 200,
    state: 'asked',
  });
});

test('10.newsletter.confirm its button confirms; the token stands in the body', async () => {
  expect(await opened(true, () => Response.json({ success: true }))).toEqual({
    asked: ['/newsletter/confirm {"token":"secret"}'],
    status: 200,
    state: 'confirmed',
  });
});

test('10.newsletter.confirm a link that is not valid, too many of them, and a shop that does not answer say so', async () => {
  for (const status of [400, 404])
    expect(await opened(true, () => refusal(status, 'not-found'))).toMatchObject({
      status: 404,
      state: 'gone',
    });
  const failed = { state: 'failed', problem: expect.stringMatching(/./) };
  expect(await opened(true, () => refusal(429, 'too-many'))).toMatchObject({
    ...failed,
    status: 429,
    problem: 'Too many requests. Please try again later.',
  });
  expect(await opened(true, () => Response.json({ success: false }))).toMatchObject({ ...failed, status: 502 });
  const broken = () => {
    throw new TypeError('gone');
  };
  expect(await opened(true, broken)).toMatchObject({ ...failed, status: 503 });
});
