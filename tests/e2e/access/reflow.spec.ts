import { expect, test } from '../support/test.ts';
import { clipped, readersStyle, smallControls, smallTargets, TEXT_SPACING, tooWide } from './measure.ts';
import { openScreen, screens } from './screens.ts';

/** WCAG 1.4.4, 1.4.10, 1.4.12 and 2.5.8: a narrow window, larger text, wider text, a finger. */
test.use({
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: [/Failed to load resource/],
});
test.setTimeout(60_000);

for (const screen of screens)
  test(screen.name, async ({ page }) => {
    await openScreen(page, screen);
    expect.soft(await tooWide(page), 'scrolls sideways at 320 px').toEqual([]);

    await readersStyle(page, TEXT_SPACING);
    expect.soft(await tooWide(page), 'scrolls sideways with wider text').toEqual([]);
    expect.soft(await clipped(page), 'cut off with wider text').toEqual([]);
    await readersStyle(page, '');

    await page.setViewportSize({ width: 360, height: 780 });
    expect.soft(await smallTargets(page), 'targets under 24 px').toEqual([]);
    expect.soft(await smallControls(page), 'main controls under 44 px').toEqual([]);

    await page.setViewportSize({ width: 640, height: 780 });
    await readersStyle(page, 'html { font-size: 200% !important; }');
    expect.soft(await tooWide(page), 'scrolls sideways with text of twice the size').toEqual([]);
    expect.soft(await clipped(page), 'cut off with text of twice the size').toEqual([]);
  });
