import * as text from './text.ts';
/** In the shape of two orders. */
export function OrdersSkeleton() {
  return (
    <div className="needs-script" aria-busy="true">
      <p className="sr-only">{text.loading}</p>
      <div className="grid gap-16">
        <Order />
        <Order />
      </div>
    </div>
  );
}

function Order() {
  return (
    <div className="grid gap-6 border-t border-line pt-6">
      <div className="skeleton h-12 w-2/3 max-w-sm" />
      <div className="skeleton h-14" />
      <div className="grid gap-x-16 gap-y-6 md:grid-cols-[1fr_16rem]">
        <div className="skeleton h-36" />
        <div className="skeleton h-36" />
      </div>
    </div>
  );
}
