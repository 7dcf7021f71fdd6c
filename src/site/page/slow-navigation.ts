import { importLazyBundle } from '#islands/import-code.ts';
import { isPlain } from '#lib/plain-click.ts';

/** A page that takes longer than this to come is announced by its shape. */
const SLOW_AFTER_MS = 150;
let timer: ReturnType<typeof setTimeout>;

/** Links and the filter that lead to products: placeholders stand for a page that is slow to come. */
export function watchSlowNavigation(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      'main a:is([href^="/product"],[href^="/search"])',
    );
    if (link && isPlain(event)) showPlaceholdersLater(link.pathname, event);
  });
  addEventListener('change', (event) => {
    const select = event.target as HTMLSelectElement;
    if (!select.matches('[data-submits]')) return;
    select.disabled = !select.value;
    select.form!.submit();
    showPlaceholdersLater('/products', event);
  });
  addEventListener('pagehide', () => clearTimeout(timer));
}

function showPlaceholdersLater(path: string, event: Event): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!event.defaultPrevented)
      importLazyBundle<{ showPlaceholders(path: string): void }>().then(({ showPlaceholders }) =>
        showPlaceholders(path),
      );
  }, SLOW_AFTER_MS);
}
