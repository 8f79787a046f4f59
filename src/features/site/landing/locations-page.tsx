import './locations.css';
import type { ReactNode } from 'react';
import { countries, industries, marketOf, ukCities } from '#src/content/landing/index.ts';
import type { Landing } from '#src/content/landing/landing.ts';
import { promises } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import { breadcrumbs, type PageMeta } from '#src/ui/meta/page-meta.ts';

export const locationsMeta: PageMeta = {
  title: `All locations and trades | ${site.brand}`,
  description:
    'Every place, trade and country we have a page for: UK cities, Texas, thirty trades and thirty-one European countries.',
  path: paths.locations,
  image: 'locations',
  jsonLd: [breadcrumbs([site.brand, '/'], ['Locations', paths.locations])],
};

const REGIONS = new Intl.DisplayNames('en', { type: 'region' });

/** 'Law Firm Web Design' in a list of trades needs its trade only. */
const tradeOf = ({ service }: Landing): string => service.replace(/ Web(site)? Design$/, '');

/** The English name, by which the list is sorted, and the country's own. */
function CountryLink({ landing }: { landing: Landing }) {
  const market = marketOf(landing);
  const name = market && REGIONS.of(market.region);
  return (
    <a href={`/${landing.slug}`} hrefLang={market?.lang}>
      {name}{' '}
      {name !== market?.nativeName && (
        <span className="own-name small" lang={market?.lang}>
          {market?.nativeName}
        </span>
      )}
    </a>
  );
}

type Group = { title: string; pages: readonly Landing[]; link: (landing: Landing) => ReactNode };

const GROUPS: readonly Group[] = [
  {
    title: 'Places',
    pages: ukCities,
    link: (landing) => (
      <a href={`/${landing.slug}`}>
        {landing.location}
        {landing.kind === 'us-state' && ', United States'}
      </a>
    ),
  },
  {
    title: 'Trades',
    pages: industries,
    link: (landing) => <a href={`/${landing.slug}`}>{tradeOf(landing)}</a>,
  },
  { title: 'Countries', pages: countries, link: (landing) => <CountryLink landing={landing} /> },
];

export function LocationsPage() {
  return (
    <main id="main">
      <div className="page-head">
        <div className="wrap">
          <h1>All locations and trades</h1>
          <p className="lead">
            The same package and the same people. Each page says what we have learned about one place or one
            trade.
          </p>
        </div>
      </div>
      <div className="wrap locations">
        {GROUPS.map(({ title, pages, link }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {pages.map((landing) => (
                <li key={landing.slug}>{link(landing)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <section className="section">
        <div className="wrap">
          <div className="panel">
            <h2>Not on the list?</h2>
            <p className="lead">
              It’s the same website wherever you are and whatever you do: you’ll have {promises.prototypes}{' '}
              designs to choose from within {promises.prototypeHours} hours of sending the form.
            </p>
            <div className="btn-row">
              <a className="btn gold" href={paths.home}>
                The package and its price
              </a>
              <a className="btn line" href={paths.portfolio}>
                Portfolio
              </a>
            </div>
          </div>
        </div>
      </section>
    </main>
  );
}
