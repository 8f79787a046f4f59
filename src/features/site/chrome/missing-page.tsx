import './missing-page.css';
import type { ReactNode } from 'react';
import { site } from '#src/domain/site.ts';
import type { PageMeta } from '#src/ui/meta/page-meta.ts';

type Props = {
  title: string;
  text: string;
  back: readonly [href: string, name: string];
  children?: ReactNode;
};

/** For unknown routes and unknown articles. */
export function MissingPage({ title, text, back, children }: Props) {
  return (
    <main id="main">
      <section className="page-head missing">
        <div className="wrap">
          <svg viewBox="0 0 520 220" aria-hidden="true">
            <path
              className="missing-art"
              d="M0 220q260-22 520 0zM0 220c0-60 24-108 58-80q20-48 62-10 24-44 68-4v94zM520 220c0-62-26-112-60-78q-26-46-64-6-26-42-60 2v82z"
            />
            <path
              className="m-gate"
              d="M192 118v98m140-98v98M192 132l46 20v62l-46-10m0-44 46 20m-46-48 46 82"
            />
            <path className="m-path" d="M276 212q24-34-8-66" />
            <circle className="m-sun" cx="262" cy="62" r="34" />
          </svg>
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          <div className="btn-row">
            <a className="btn" href={back[0]}>
              {back[1]}
            </a>
          </div>
          {children}
        </div>
      </section>
    </main>
  );
}

export const missingMeta = (title: string, description: string, path: string): PageMeta => ({
  title: `${title} | ${site.brand}`,
  description,
  path,
  noindex: true,
  canonical: false,
});
