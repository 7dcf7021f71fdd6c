import { importLazyBundle } from '#islands/import-code.ts';
import { isPlain } from '#lib/plain-click.ts';

/** A page that takes longer than this shows its placeholder first. */
const SLOW_AFTER_MS = 150;
let timer: ReturnType<typeof setTimeout>;

/** Shows placeholders for products and listings that are slow to load, after a click on a link or a chosen filter. */
export function watchSlowNavigation(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      'main a:is([href^="/product"],[href^="/search"])',
    );
    if (link && isPlain(event)) showPlaceholdersLater(link.pathname, event);
  });
  addEventListener('change', (event) => {
    const select = event.target as HTMLSelectElement & { form: HTMLFormElement };
    if (!select.matches('[data-submits]')) return;
    select.disabled = !select.value;
    select.form.submit();
    showPlaceholdersLater('/products', event);
  });
  addEventListener('pagehide', () => clearTimeout(timer));
}

function showPlaceholdersLater(path: string, event: Event): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!event.defaultPrevented)
      void importLazyBundle<{ showPlaceholders: (path: string) => void }>().then(({ showPlaceholders }) =>
        showPlaceholders(path),
      );
  }, SLOW_AFTER_MS);
}
