import './fold.css';
import type { ReactNode } from 'react';
import { Disclosure } from '#src/ui/components/disclosure.tsx';

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
    <Disclosure
      className="panel fold"
      isOpen={isOpen}
      title={
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
      }
      note={contents}
    >
      {children}
    </Disclosure>
  );
}
