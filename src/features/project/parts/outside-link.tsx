import type { ReactNode } from 'react';
import { useProject } from '../project-context.tsx';

export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const { texts } = useProject();
  return (
    <a className="outside-link" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span aria-hidden="true">{'\u00a0'}↗</span>
      <span className="sr-only"> ({texts.page.newTab})</span>
    </a>
  );
}
