import type { ReactNode } from 'react';

/** Fields of the checkout that belong together, below their name. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5">
      <legend className="float-left font-medium">{title}</legend>
      {children}
    </fieldset>
  );
}
