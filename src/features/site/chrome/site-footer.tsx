import './site-footer.css';
import { services } from '#src/content/home/services.ts';
import type { CheckoutChrome } from '#src/content/languages/order-texts.ts';
import { MARKETS } from '#src/domain/markets.ts';
import { paths } from '#src/domain/paths.ts';
import { companyLine, phoneUrl, site } from '#src/domain/site.ts';
import { SchemeSelect } from '#src/ui/color-scheme/scheme-select.tsx';
import { Logo } from '#src/ui/components/logo.tsx';
import { marketPath } from '#src/ui/meta/page-meta.ts';
import type { SiteMessages } from './site-messages.ts';

type Props = { texts: SiteMessages; path: string; links: readonly (readonly [href: string, name: string])[] };

function CountryPicker({ label }: { label: string }) {
  return (
    <details className="countries">
      <summary>{label}</summary>
      <ul>
        {MARKETS.map((market) => (
          <li key={market.country}>
            <a href={marketPath(market)} lang={market.lang}>
              {market.nativeName}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The id `contact` makes email, telephone and chat linkable on every page. */
export function SiteFooter({ texts, path, links }: Props) {
  const anchor = (id: string) => (path === '/' ? `#${id}` : `/#${id}`);
  // Under a payment: who we are, and our policies, by its script in the buyer's language.
  const isCheckout = path === paths.demoCheckout;
  const text = (name: keyof CheckoutChrome) =>
    isCheckout ? <span data-t={`pages.chrome.${name}`}>{texts[name]}</span> : texts[name];
  const hasServices = texts.lang.startsWith('en') && !isCheckout;
  const elsewhere = [[paths.blog, texts.blog], [paths.locations, texts.locations], ...links] as const;
  const more = [
    ...(isCheckout ? [] : elsewhere),
    [paths.privacy, texts.privacy],
    [paths.terms, texts.terms],
    [paths.refund, texts.refund],
  ] as const;
  return (
    <footer className="site-footer deep" id="contact">
      <BrandLine />
      <div className="wrap footer-grid">
        <div className="footer-wide">
          <Logo />
          <p>{text('about')}</p>
          <p>
            <a href={`mailto:${site.email}`}>{site.email}</a>
            <br />
            <a href={phoneUrl}>{site.phone}</a>
            {texts.phoneNote}
            <br />
            <a href={texts.chatHref} target="_blank" rel="noopener noreferrer">
              {text('chat')}
              <span className="sr"> ({text('opensInNewTab')})</span>
            </a>
            <br />
            <a href={site.instagramUrl} target="_blank" rel="noopener noreferrer">
              Instagram<span className="sr"> ({text('opensInNewTab')})</span>
            </a>
            <a href={site.linkedinUrl} target="_blank" rel="noopener noreferrer">
              LinkedIn<span className="sr"> ({text('opensInNewTab')})</span>
            </a>
          </p>
        </div>
        {hasServices && (
          <ul>
            {services.map((service) => (
              <li key={service.title}>
                <a href={anchor('services')}>{service.title}</a>
              </li>
            ))}
          </ul>
        )}
        <ul className={hasServices ? undefined : 'footer-wide'}>
          {more.map(([href, name]) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
      <div className="wrap">
        <div className="footer-end">
          {/* Articles are the heaviest pages: there the link to all locations has to do. */}
          {!path.startsWith(`${paths.blog}/`) && !isCheckout && <CountryPicker label={texts.chooseCountry} />}
          <SchemeSelect texts={texts} isTranslated={isCheckout} />
          <button className="text-button" type="button" data-forget hidden>
            {text('referralClear')}
          </button>
        </div>
        <p className="copyright">{text('copyright')}</p>
        <p className="copyright" lang="en">
          {site.legalName}, {site.address}. {companyLine}
        </p>
      </div>
    </footer>
  );
}

/** Pseudo-random numbers in 0..1 from a seed: the same drawing in every build. */
function sequence(seed: number): () => number {
  let state = seed * 9301 + 49297;
  return () => {
    state = (state * 9301 + 49297) % 233280;
    return state / 233280;
  };
}

/** Bushes of uneven width on a 1200 x 60 viewBox. */
function brandPath(seed: number, base: number, low: number, high: number): string {
  const next = sequence(seed);
  let x = 0;
  let path = `M0 60V${base}`;
  while (x < 1200) {
    const width = Math.round(110 + next() * 120);
    const height = Math.round(low + next() * (high - low));
    path += `q${Math.round(width / 2)}-${height} ${width} 0`;
    x += width;
  }
  return `${path}V60z`;
}

/** Edge between a light and a dark area. Two rows, the nearer one in the area's own colour. */
function BrandLine() {
  return (
    <svg className="brand-line" viewBox="0 0 1200 60" preserveAspectRatio="none" aria-hidden="true">
      <path className="brand-line-far" d={brandPath(7, 40, 28, 70)} />
      <path className="brand-line-near" d={brandPath(12, 46, 16, 48)} />
    </svg>
  );
}
