import './missing-page.css';
import type { ReactNode } from 'react';
import { site } from '#src/domain/site.ts';
import type { PageMeta } from '#src/ui/meta/page-meta.ts';

type Props = {
  title: string;
  text: string;
  back: readonly [href: string, name: string];
  /** Further ways on. */
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
              d="M0 220q260-22 520 0zM0 220v-74q26-40 58-6 20-48 62-10 24-44 62-4l6 94zM520 220v-70q-24-44-60-8-26-46-64-6-26-42-58 2l-4 82z"
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
