import './dialog.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';

type Props = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode };

/** A native modal dialog: the browser traps focus, closes on Escape and restores focus. */
export function Dialog({ title, isOpen, onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = element.current;
    if (isOpen && dialog && !dialog.open) dialog.showModal();
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen]);
  return (
    <dialog ref={element} className="dialog" aria-labelledby={id} onClose={onClose}>
      {isOpen && (
        <>
          <h2 id={id}>{title}</h2>
          {children}
        </>
      )}
    </dialog>
  );
}
