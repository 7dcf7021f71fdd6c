import type { CDPSession, Page } from 'playwright/test';

/** What the browser is told in place of what the store would say; nothing at all, as on a line that breaks. */
type Answer = { status: number; body: string } | 'cut off';

interface Answering {
  session: CDPSession;
  /** By the call they answer; a * at its end stands for anything. */
  answers: Map<string, Answer>;
}

const answering = new WeakMap<Page, Answering>();

/**
 * Answers a call of the browser instead of the store; the last answer that is given for it counts. By Chromium's
 * protocol: with a route of Playwright's, whatever it is for, every request of the page goes through this process and
 * past the browser's cache, and a page costs two thirds more of the processor's time.
 */
export async function answerInstead(page: Page, call: string, answer: Answer): Promise<void> {
  const { session, answers } = answering.get(page) ?? (await beginAnswering(page));
  answers.set(call, answer);
  await session.send('Fetch.enable', {
    patterns: [...answers.keys()].map((one) => ({ urlPattern: `*/api/v1${one}` })),
  });
}

async function beginAnswering(page: Page): Promise<Answering> {
  const session = await page.context().newCDPSession(page);
  const answers = new Map<string, Answer>();
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const [, answer] = [...answers].findLast(([call]) => matches(call, request.url)) ?? [];
    // The page may have gone meanwhile.
    void sayTo(session, requestId, answer).catch(() => undefined);
  });
  const begun = { session, answers };
  answering.set(page, begun);
  return begun;
}

async function sayTo(session: CDPSession, requestId: string, answer: Answer | undefined): Promise<void> {
  if (!answer) await session.send('Fetch.continueRequest', { requestId });
  else if (answer === 'cut off') await session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
  else
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: answer.status,
      responseHeaders: [{ name: 'content-type', value: 'application/json' }],
      body: Buffer.from(answer.body).toString('base64'),
    });
}

/** As the browser matches: the whole address. */
function matches(call: string, address: string): boolean {
  const asked = address.slice(address.indexOf('/api/v1') + '/api/v1'.length);
  return call.endsWith('*') ? asked.startsWith(call.slice(0, -1)) : asked === call;
}
