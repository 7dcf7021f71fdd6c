import * as text from '../text.ts';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';

interface ModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A native modal dialog, open while it is rendered: focus moves in, Escape and the backdrop close it, focus returns.
 */
export function Modal({ title, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current.close();
  }

  return (
    // A press on the backdrop closes the dialog, as Escape does natively.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does it too
    <dialog ref={dialog} className="modal" aria-label={title} onClose={onClose} onClick={closeOnBackdrop}>
      <div className="p-5 md:p-8">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 className="text-heading">{title}</h2>
          <button
            type="button"
            className="-mr-2 -mt-2 size-11 shrink-0 text-2xl"
            aria-label={text.close}
            onClick={() => dialog.current?.close()}
          >
            ×
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
