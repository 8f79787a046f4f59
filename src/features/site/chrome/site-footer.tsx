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

/** Edge between a light and a dark area: two rows of bushes, the nearer in the area's colour. */
function BrandLine() {
  return (
    <svg className="brand-line" viewBox="0 0 1200 60" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="brand-line-far"
        d="M0 60V40q89-33 177 0q70-47 139 0q86-31 171 0q108-53 215 0q80-40 159 0q102-56 204 0q60-49 119 0q69-56 138 0V60z"
      />
      <path
        className="brand-line-near"
        d="M0 60V46q100-19 199 0q74-22 148 0q105-39 209 0q67-35 133 0q74-22 148 0q107-33 213 0q93-48 186 0V60z"
      />
    </svg>
  );
}
