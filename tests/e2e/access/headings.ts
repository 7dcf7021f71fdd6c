import type { Page } from 'playwright/test';

/** Counts from the moment the body is read: every set of h1 there was, in order. */
export async function watchHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { headingsSeen: seen });
    const look = () => {
      const all = [...document.querySelectorAll('h1')];
      const now = all.map((one) => one.textContent.trim() || 'empty').join(' + ');
      if (now !== seen.at(-1)) seen.push(now);
      return all.length;
    };
    document.addEventListener('DOMContentLoaded', () => {
      look();
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
  });
}

export const headingsSeen = (page: Page) =>
  page.evaluate(() => (window as unknown as { headingsSeen: string[] }).headingsSeen);
