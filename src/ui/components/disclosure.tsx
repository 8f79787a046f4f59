import './disclosure.css';
import type { ReactNode, ToggleEventHandler } from 'react';

type Props = {
  title: ReactNode;
  /** Said beside the title while it is closed, too: a count, a state. */
  note?: ReactNode;
  className?: string;
  isOpen?: boolean;
  onToggle?: ToggleEventHandler<HTMLDetailsElement>;
  children: ReactNode;
};

export function Disclosure({ title, note, className, isOpen, onToggle, children }: Props) {
  return (
    <details
      className={['disclosure', className].filter(Boolean).join(' ')}
      open={isOpen}
      onToggle={onToggle}
    >
      <summary>
        <span className="disclosure-title">{title}</span>
        {note && <span className="disclosure-note">{note}</span>}
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
