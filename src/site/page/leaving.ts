import { importSmallCode } from '#islands/page-code.ts';
import { isPlain } from '#lib/plain-click.ts';

/** A page that takes longer than this to come is announced by its shape. */
const PATIENCE_MS = 150;
let timer: ReturnType<typeof setTimeout>;

/** Links and the filter that lead to products: placeholders stand for a page that is slow to come. */
export function watchLeaving(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      'main a:is([href^="/product"],[href^="/search"])',
    );
    if (link && isPlain(event)) wait(link.pathname, event);
  });
  addEventListener('change', (event) => {
    const select = event.target as HTMLSelectElement;
    if (!select.matches('[data-submits]')) return;
    select.disabled = !select.value;
    select.form!.submit();
    wait('/products', event);
  });
  addEventListener('pagehide', () => clearTimeout(timer));
}

function wait(path: string, event: Event): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (!event.defaultPrevented)
      importSmallCode<{ showPlaceholders(path: string): void }>().then(({ showPlaceholders }) =>
        showPlaceholders(path),
      );
  }, PATIENCE_MS);
}
