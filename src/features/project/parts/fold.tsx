import './fold.css';
import type { ReactNode } from 'react';

type Props = {
  id: string;
  title: string;
  /** What is inside, below the title. */
  contents?: string;
  isOpen?: boolean;
  children: ReactNode;
};

/** A card that opens on demand. */
export function Fold({ id, title, contents, isOpen, children }: Props) {
  return (
    <details className="panel fold" open={isOpen}>
      <summary className="disclosure">
        <span>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          {contents && <span className="project-dim">{contents}</span>}
        </span>
      </summary>
      {children}
    </details>
  );
}
