import { WhereToLook, type EmptyLink } from './CartEmpty.tsx';
import * as text from './text.ts';

/**
 * Before the browser's cart is read: its shape when head-script.ts counted something in it, else the empty cart itself.
 * One heading for both, and for who has no script.
 */
export function CartSkeleton({ categories }: { categories: readonly EmptyLink[] }) {
  return (
    <>
      <h1 className="text-title">
        <span className="unless-empty">{text.title}</span>
        <span className="if-no-cart block pt-6 md:pt-12">{text.empty}</span>
      </h1>
      <div className="if-cart" aria-busy="true">
        <div className="mt-6 grid items-start gap-x-16 md:mt-10 lg:grid-cols-[1fr_22rem] xl:gap-x-24">
          <div className="border-t border-line">
            <Line />
            <Line />
          </div>
          <div className="grid gap-4">
            <div className="skeleton h-6" />
            <div className="skeleton h-11" />
          </div>
        </div>
      </div>
      <div className="if-no-cart">
        <WhereToLook categories={categories} />
      </div>
    </>
  );
}

function Line() {
  return (
    <div className="flex gap-4 border-b border-line py-5 md:gap-6 md:py-7">
      <div className="skeleton aspect-4/5 w-24 md:w-36" />
      <div className="grid grow content-start gap-3">
        <div className="skeleton h-5 w-2/3" />
        <div className="skeleton h-4 w-1/3" />
      </div>
    </div>
  );
}
