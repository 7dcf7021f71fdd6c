import type { Page } from 'playwright/test';

/** What is measured in the page itself; each answers a line for each element at fault. */

/** A style sheet of the reader's own, past the shop's CSP. Answers a function that takes it away. */
export async function readersStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** WCAG 1.4.12. */
export const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Parts of the page beyond its right edge, where it can be scrolled to them. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth;
    if (document.scrollingElement!.scrollWidth <= edge) return [];
    const name = (one: Element) => `${one.localName}.${(one.getAttribute('class') ?? '').slice(0, 60)}`;
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (one) => one.checkVisibility() && one.getBoundingClientRect().right > edge + 1,
    );
    return [
      `${document.scrollingElement!.scrollWidth} px wide: ${beyond
        .filter((one) => !beyond.some((other) => other !== one && one.contains(other)))
        .slice(0, 4)
        .map(name)
        .join(', ')}`,
    ];
  });
}

/** Words that a box around them cuts off. */
export function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const parent = text.parentElement!;
      if (
        !text.nodeValue?.trim() ||
        !parent.checkVisibility({ visibilityProperty: true }) ||
        parent.closest('script, style, template, option, noscript')
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const rect = box.getBoundingClientRect();
        if (rect.width <= 2 || /auto|scroll/.test(overflowX + overflowY)) break;
        if (!/hidden|clip/.test(overflowX + overflowY)) {
          if (position === 'fixed') break;
          continue;
        }
        if (
          words.right > rect.right + 2 ||
          words.bottom > rect.bottom + 2 ||
          words.left < rect.left - 2 ||
          words.top < rect.top - 2
        )
          found.push(
            `'${text.nodeValue.trim().slice(0, 30)}' in ${box.localName}.${(box.getAttribute('class') ?? '').slice(0, 50)}`,
          );
      }
    }
    return found;
  });
}

/** WCAG 2.5.8: targets under 24 px with too little room around them. Links within a sentence are excepted. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const boxOf = (one: Element) =>
      ((one as HTMLInputElement).labels?.[0]?.contains(one)
        ? (one as HTMLInputElement).labels![0]!
        : one
      ).getBoundingClientRect();
    const targets = [...modal.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !(one as HTMLButtonElement).disabled)
      .map((one) => ({ one, box: boxOf(one) }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && box.bottom > -document.documentElement.scrollHeight);
    const inSentence = (one: Element) =>
      getComputedStyle(one).display === 'inline' &&
      [...one.parentElement!.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim().length > 1,
      );
    const small = ({ box }: { box: DOMRect }) => box.width < LEAST - 0.5 || box.height < LEAST - 0.5;
    return targets
      .filter((target) => small(target) && !inSentence(target.one))
      .filter(({ one, box }) => {
        const x = box.x + box.width / 2;
        const y = box.y + box.height / 2;
        return targets.some((other) => {
          if (other.one === one || other.one.contains(one) || one.contains(other.one)) return false;
          const near = Math.hypot(
            Math.max(other.box.left - x, 0, x - other.box.right),
            Math.max(other.box.top - y, 0, y - other.box.bottom),
          );
          const between = Math.hypot(other.box.x + other.box.width / 2 - x, other.box.y + other.box.height / 2 - y);
          return near < LEAST / 2 || (small(other) && between < LEAST);
        });
      })
      .map(
        ({ one, box }) =>
          `${Math.round(box.width)}x${Math.round(box.height)} ${one.localName} '${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}'`,
      );
  });
}

/** Main controls under 44 px: bars, quantity, removal, choices, pagination, what closes and what sends. */
export function smallControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    const main =
      'header a, header button, header summary, nav[aria-label=Tabs] a, nav[aria-label=Pagination] a, fieldset label:has(input), [data-toasts] button, dialog button, main button, form [type=submit], main input:not([type=radio], [type=checkbox], [type=hidden]), main select';
    return [...document.querySelectorAll(main)]
      .filter(
        (one) =>
          one.closest('body > header, nav, main, dialog, [data-toasts], form') &&
          one.checkVisibility({ visibilityProperty: true }),
      )
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && (box.width < LEAST - 0.5 || box.height < LEAST - 0.5))
      .map(
        ({ one, box }) =>
          `${Math.round(box.width)}x${Math.round(box.height)} ${one.localName} '${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}'`,
      );
  });
}

/** What runs or would run for more than a moment, as animation or transition. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MOST = 0.01;
    const longest = (times: string) =>
      Math.max(...times.split(',').map((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 0.001 : 1)));
    const styles = [...document.querySelectorAll('*')].flatMap((one) =>
      [undefined, '::before', '::after', '::backdrop'].map((pseudo) => ({
        one,
        pseudo,
        style: getComputedStyle(one, pseudo),
      })),
    );
    const named = styles
      .filter(
        ({ style }) =>
          (style.animationName !== 'none' && longest(style.animationDuration) > MOST) ||
          longest(style.transitionDuration) > MOST,
      )
      .map(({ one, pseudo = '' }) => `${one.localName}.${one.getAttribute('class') ?? ''}${pseudo}`);
    return [
      ...named,
      ...document.getAnimations().map((animation) => `runs: ${(animation as CSSAnimation).animationName}`),
    ];
  });
}
