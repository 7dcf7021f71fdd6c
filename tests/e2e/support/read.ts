import { test as base, type Page } from './test.ts';

/** The page of such a test, also where the shop is another. */
export const readPage = async (
  { readingTab }: { readingTab: Page },
  use: (page: Page) => Promise<void>,
): Promise<void> => {
  const size = readingTab.viewportSize();
  await use(readingTab);
  // The next test finds it as this one did.
  if (size) await readingTab.setViewportSize(size);
  await readingTab.context().clearCookies();
  await readingTab.goto('about:blank');
};

/**
 * For tests that read pages as they are served, and follow their links and forms: `page` is the worker's one tab
 * without script, pictures and fonts, which opens a page in a fifth of the time of a new one.
 */
export const read = base.extend({ page: readPage });
