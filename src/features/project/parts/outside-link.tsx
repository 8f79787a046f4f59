import type { ReactNode } from 'react';
import { useProject } from '../project-context.tsx';

type Props = { href: string; className?: string; children: ReactNode };

export function OutsideLink({ href, className = 'outside-link', children }: Props) {
  const { texts } = useProject();
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span aria-hidden="true">{'\u00a0'}↗</span>
      <span className="sr-only"> ({texts.page.newTab})</span>
    </a>
  );
}
