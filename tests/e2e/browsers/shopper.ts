import { join } from 'node:path';
import type { Driver } from './drivers/driver.ts';

const PATIENCE_MS = 20_000;
/** Chromium 112's note that popovers are to come, and Firefox's that the sandbox bank's page may load no icon. */
const EXPECTED = /Found a 'popover' attribute|blocked the loading of a resource \(img-src\) at \S+\/favicon\.ico/;

/**
 * In the page: the middle of the first thing in sight that `css` names, whose words or label begin with `text`, once
 * nothing lies over it. Exceptions are noted from the first question on, for browsers that tell nothing of them.
 */
const FIND = `(css, text, covered) => {
  if (!window.watched) {
    window.watched = true;
    const note = (words) => (sessionStorage.noted = (sessionStorage.noted ?? '') + words + '; ');
    addEventListener('error', ({ message }) => message && note(message));
    addEventListener('unhandledrejection', ({ reason }) => /transition/i.test(reason?.message) || note(String(reason)));
  }
  const words = (element) => (element.getAttribute('aria-label') ?? element.innerText ?? element.textContent).replace(/\\s+/g, ' ').trim();
  for (const element of document.querySelectorAll(css)) {
    if (text && !words(element).startsWith(text)) continue;
    if (element.disabled || !element.getClientRects().length || getComputedStyle(element).visibility !== 'visible') continue;
    const inSight = () => element.getBoundingClientRect();
    if (inSight().top < 60 || inSight().bottom > innerHeight - 70) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = inSight();
    const point = { x: left + width / 2, y: top + height / 2 };
    const met = document.elementFromPoint(point.x, point.y);
    if (covered || (met && (element.contains(met) || met.contains(element)))) return point;
  }
}`;

/** Someone who shops with a finger and a keyboard, in any browser. */
export class Shopper {
  readonly #driver: Driver;
  readonly #origin: string;
  readonly #album: string;
  #pictures = 0;

  constructor(driver: Driver, origin: string, album: string) {
    this.#driver = driver;
    this.#origin = origin;
    this.#album = album;
  }

  open(path: string): Promise<void> {
    return this.#driver.goto(this.#origin + path);
  }

  /** Not by the drivers, some of which wait for a page to load that is only restored. */
  async back(): Promise<void> {
    await this.#driver.run('setTimeout(() => history.back())');
  }

  run<Value>(expression: string): Promise<Value> {
    return this.#driver.run(expression);
  }

  async press(css: string, text = ''): Promise<void> {
    const { x, y } = await this.#find(css, text);
    await this.#driver.press(x, y);
  }

  /** Waits for it to be seen, also under a bar. */
  async see(css: string, text = ''): Promise<void> {
    await this.#find(css, text, true);
  }

  async seeNot(css: string, text = ''): Promise<void> {
    await this.#until(`no ${css} '${text}'`, async () => !(await this.#look(css, text, true)));
  }

  /** Not now, and not in the next second: what is shown late counts too. */
  async seeNever(css: string): Promise<void> {
    for (let look = 0; look < 10; look += 1) {
      if (await this.#look(css, '', true))
        throw new Error(
          `${css} is shown: ${await this.run<string>(`document.querySelector(${JSON.stringify(css)}).innerText`)}`,
        );
      await new Promise((wait) => setTimeout(wait, 100));
    }
  }

  async at(pattern: RegExp): Promise<void> {
    await this.#until(`at ${pattern}`, async () => pattern.test(await this.path()));
  }

  path(): Promise<string> {
    return this.#driver.run('location.pathname + location.search');
  }

  async fill(label: string, text: string): Promise<void> {
    await this.press('label', label);
    await this.#until(`focus in ${label}`, () =>
      this.#driver.run<boolean>(
        `/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName) && document.activeElement.labels[0]?.innerText.trim().startsWith(${JSON.stringify(label)})`,
      ),
    );
    await this.#driver.type(text);
    await this.#until(`${label} filled`, () =>
      this.#driver.run<boolean>(`document.activeElement.value.length >= ${text.length}`),
    );
  }

  /** The browser's own list of a select is no part of the page. */
  async choose(name: string, value: string): Promise<void> {
    await this.see(`select[name=${name}]`);
    await this.#driver.run(
      `(() => { const select = document.querySelector('select[name=${name}]'); select.value = ${JSON.stringify(value)}; select.dispatchEvent(new Event('change', { bubbles: true })); })()`,
    );
  }

  async picture(name: string): Promise<void> {
    this.#pictures += 1;
    await this.#driver.picture(join(this.#album, `${String(this.#pictures).padStart(2, '0')}-${name}.png`));
  }

  async errors(): Promise<string[]> {
    const noted = await this.#driver.run<string | undefined>('sessionStorage.noted ?? ""');
    return [...this.#driver.errors(), ...(noted ? [noted] : [])].filter((one) => !EXPECTED.test(one));
  }

  async #find(css: string, text: string, covered = false): Promise<{ x: number; y: number }> {
    let found: { x: number; y: number } | undefined;
    await this.#until(`${css} '${text}'`, async () => {
      const before = found;
      found = await this.#look(css, text, covered);
      // What slides in is pressed once it stands.
      return Boolean(found && (covered || (before?.x === found.x && before.y === found.y)));
    });
    return found!;
  }

  #look(css: string, text: string, covered: boolean): Promise<{ x: number; y: number } | undefined> {
    return this.#driver.run(`(${FIND})(${JSON.stringify(css)}, ${JSON.stringify(text)}, ${covered})`);
  }

  /** A page on its way out answers with an error, which is no answer. */
  async #until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    let last = '';
    while (Date.now() < end) {
      if (await holds().catch((error: unknown) => void (last = ` (${String(error)})`))) return;
      await new Promise((wait) => setTimeout(wait, 100));
    }
    throw new Error(`Waited in vain for: ${what}, at ${await this.path().catch(() => '?')}${last}`);
  }
}
