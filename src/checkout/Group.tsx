import type { ReactNode } from 'react';

interface GroupProps {
  title: string;
  hidden?: boolean;
  children: ReactNode;
}

/** Fields of the checkout that belong together, below their name. */
export function Group({ title, hidden, children }: GroupProps) {
  return (
    <fieldset hidden={hidden} className="grid gap-5 border-t border-line pt-5">
      <legend className="float-left font-medium">{title}</legend>
      {children}
    </fieldset>
  );
}
