import './locations.css';
import { countries, industries, marketOf, ukCities } from '#src/content/landing/index.ts';

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
        <section>
          <h2>Places</h2>
          <ul>
            {ukCities.map((landing) => (
              <li key={landing.slug}>
                <a href={`/${landing.slug}`}>{landing.location}</a>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>Trades</h2>
          <ul>
            {industries.map((landing) => (
              <li key={landing.slug}>
                <a href={`/${landing.slug}`}>{landing.service}</a>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>Countries</h2>
          <ul>
            {countries.map((landing) => {
              const market = marketOf(landing);
              return (
                <li key={landing.slug}>
                  <a href={`/${landing.slug}`} lang={market?.lang} hrefLang={market?.lang}>
                    {market?.nativeName}
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      </div>
    </main>
  );
}
