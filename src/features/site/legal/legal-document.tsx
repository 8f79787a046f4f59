import './legal.css';
import '#src/ui/styles/print-document.css';
import type { ReactNode } from 'react';
import type { LegalPage, LegalText } from '#src/content/legal/legal.ts';
import { paths } from '#src/domain/paths.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { typographic } from '#src/domain/shared/typography.ts';
import { site } from '#src/domain/site.ts';
import { LinkedText } from '#src/ui/components/linked-text.tsx';
import { breadcrumbs, type PageMeta } from '#src/ui/meta/page-meta.ts';

export const legalMeta = (page: LegalPage): PageMeta => ({
  title: `${page.title} | ${site.brand}`,
  description: page.description,
  path: page.path,
  image: page.path.slice(1),
  jsonLd: [breadcrumbs([site.brand, '/'], [page.title, page.path])],
});

const LINKS = {
  [site.email]: `mailto:${site.email}`,
  'terms of service': paths.terms,
  'refund policy': paths.refund,
};

/** `Domain: renewed each year`, as the questions on the home page show it. */
function withSubject(item: string): ReactNode {
  const [, subject, text] = /^([^:]{1,40}): (.+)$/.exec(item) ?? [];
  if (!subject) return item;
  return (
    <>
      <strong>{subject}</strong>: {text}
    </>
  );
}

function textBlock(block: LegalText): ReactNode {
  if (typeof block === 'string')
    return (
      <p key={block}>
        <LinkedText text={block} links={LINKS} />
      </p>
    );
  if ('when' in block)
    return (
      <x-variant key={block.when} when={block.when}>
        <p>
          <LinkedText text={block.paragraph} links={LINKS} />
        </p>
      </x-variant>
    );
  return (
    <ul key={block[0]}>
      {block.map((item) => (
        <li key={item}>{withSubject(item)}</li>
      ))}
    </ul>
  );
}

const anchor = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, '-');

export function LegalDocument(props: { page: LegalPage }) {
  const page = typographic(props.page);
  return (
    <main id="main">
      <div className="page-head">
        <div className="wrap legal-grid">
          <div>
            <h1>{page.title}</h1>
            <p className="lead">{page.intro}</p>
            <p className="small muted">
              Last updated <time dateTime={page.updated}>{longDate(new Date(page.updated))}</time>
            </p>
          </div>
        </div>
      </div>
      <div className="wrap legal-grid">
        <nav className="legal-toc small" aria-label="On this page">
          <ol>
            {page.sections.map((section) => (
              <li key={section.title}>
                <a href={`#${anchor(section.title)}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose">
          {page.sections.map((section) => (
            <section className="prose" key={section.title} id={anchor(section.title)}>
              <h2>{section.title}</h2>
              {section.text.map(textBlock)}
            </section>
          ))}
        </div>
      </div>
    </main>
  );
}
