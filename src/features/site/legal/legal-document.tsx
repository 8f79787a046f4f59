import './legal.css';
import type { ReactNode } from 'react';
import type { LegalPage, LegalText } from '#src/content/legal/legal.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';
import { breadcrumbs, type PageMeta } from '#src/ui/meta/page-meta.ts';

export const legalMeta = (page: LegalPage): PageMeta => ({
  title: `${page.title} | ${site.brand}`,
  description: page.description,
  path: page.path,
  image: page.path.slice(1),
  jsonLd: [breadcrumbs([site.brand, '/'], [page.title, page.path])],
});

/** The shop's address as a link, wherever a text names it. */
const withAddress = (text: string): ReactNode =>
  text.split(site.email).flatMap((part, index) =>
    index === 0
      ? [part]
      : [
          <a key={part} href={`mailto:${site.email}`}>
            {site.email}
          </a>,
          part,
        ],
  );

function textBlock(block: LegalText): ReactNode {
  if (typeof block === 'string') return <p key={block}>{withAddress(block)}</p>;
  if ('when' in block)
    return (
      <x-variant key={block.when} when={block.when}>
        <p>{withAddress(block.paragraph)}</p>
      </x-variant>
    );
  return (
    <ul key={block[0]}>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

const anchor = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, '-');

export function LegalDocument({ page }: { page: LegalPage }) {
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
