import type { ReactNode } from 'react';

type Props = { className?: string; id?: string; title: string; lead?: ReactNode; children: ReactNode };

export function Section({ className, id, title, lead, children }: Props) {
  return (
    <section className={className ? `section ${className}` : 'section'} id={id}>
      <div className="wrap">
        <div className="section-head">
          <h2>{title}</h2>
          {lead}
        </div>
        {children}
      </div>
    </section>
  );
}
