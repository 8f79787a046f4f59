import './landing.css';
import { landingLocale, landings } from '#src/content/landing/index.ts';
import type { Landing } from '#src/content/landing/landing.ts';
import { chatUrl } from '#src/domain/chat.ts';
import { claims, PACKAGE_NAME, PRICE_MINOR, returnsPolicy } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { phoneUrl, site } from '#src/domain/site.ts';
import type { MarketNote } from '#src/domain/visit-notes.ts';
import { DesignHours } from '#src/ui/components/design-hours.tsx';
import { Icon, type IconName } from '#src/ui/components/icon.tsx';
import { Quotes } from '#src/ui/components/quotes.tsx';
import { ExampleDevices } from '#src/ui/example-screen/example-screen.tsx';
import { absolute, breadcrumbs, type JsonLd, type PageMeta } from '#src/ui/meta/page-meta.ts';
import { ContactForm, ContactWays } from '../contact/contact-form.tsx';

const days = (min: number, max: number): JsonLd => ({
  '@type': 'QuantitativeValue',
  minValue: min,
  maxValue: max,
  unitCode: 'DAY',
});

/** Shipping and returns, from the same records as the visible text. */
function deliveryTerms(region: string, currency: string): JsonLd {
  const [handlingMin, handlingMax] = returnsPolicy.handlingDays;
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: region },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(handlingMin, handlingMax),
        transitTime: days(returnsPolicy.transitDays, returnsPolicy.transitDays),
      },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: region,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: returnsPolicy.freeReturnDays,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
      merchantReturnLink: absolute(paths.refund),
    },
  };
}

const aggregateRating: JsonLd = {
  '@type': 'AggregateRating',
  ratingValue: claims.rating.value,
  reviewCount: claims.rating.count,
  bestRating: 5,
};

export function landingMeta(landing: Landing): PageMeta {
  const { lang, currency } = landingLocale(landing);
  const path = `/${landing.slug}`;
  const region = lang.slice(-2);
  const priceCurrency = currency.toUpperCase();
  const product: JsonLd = {
    '@type': 'Product',
    '@id': absolute(`${path}#product`),
    name: `${PACKAGE_NAME}: ${landing.service}`,
    description: landing.description,
    image: absolute(`/og/${landing.slug}.jpg`),
    brand: { '@id': absolute('/#organization') },
    offers: {
      '@type': 'Offer',
      url: absolute(path),
      price: (PRICE_MINOR[currency] / 100).toFixed(2),
      priceCurrency,
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'Organization', name: site.brand, email: site.email },
      ...(landing.location && {
        areaServed: landing.location,
        ...deliveryTerms(region, priceCurrency),
      }),
    },
  };
  const trail = breadcrumbs([site.brand, '/'], [landing.h1, path]);
  return {
    title: `${landing.title} | ${site.brand}`,
    description: landing.description,
    path,
    lang,
    image: landing.slug,
    alternates: landing.kind === 'country',
    keywords: landing.keywords,
    jsonLd: [landing.location ? { ...product, aggregateRating } : product, trail],
    ...(landing.location && { jsonLdWithoutClaims: [product, trail] }),
  };
}

const INCLUDED: readonly [key: 'delivery' | 'hosting' | 'support' | 'team', icon: IconName][] = [
  ['delivery', 'clock'],
  ['hosting', 'house'],
  ['support', 'tools'],
  ['team', 'people'],
];

type Props = { landing: Landing };

function textsOf(landing: Landing) {
  const { price, ...locale } = landingLocale(landing);
  const values = { service: landing.service, price, phone: site.phone, brand: site.brand };
  return { ...locale, fill: (text: string) => fillText(keepDashes(text), values) };
}

export function LandingPage({ landing }: Props) {
  const { lang, currency, texts, fill } = textsOf(landing);
  const { content } = landing;
  const market: Omit<MarketNote, 'path' | 'lang'> = {
    text: fill(texts.chrome.yourPrice),
    link: texts.chrome.backToPage,
  };
  return (
    <main
      id="main"
      data-currency={currency}
      data-market={currency === 'usd' ? undefined : JSON.stringify(market)}
    >
      <LandingHero landing={landing} />
      <section className="section">
        <div className="wrap">
          <h2 className="landing-title">{fill(texts.whyChoose)}</h2>
          <ul className="benefits">
            {content.benefits.map((benefit) => (
              <li key={benefit.title}>
                <h3>{benefit.title}</h3>
                <p className="muted">{benefit.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section tint">
        <div className="wrap landing-process">
          <h2 className="landing-title">{fill(texts.process)}</h2>
          <ol className="landing-steps">
            {content.process.map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p className="muted">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="section deep">
        <div className="wrap">
          <h2 className="landing-title">{fill(texts.included)}</h2>
          <ul className="included">
            {INCLUDED.map(([key, icon]) => (
              <li key={key}>
                <Icon name={icon} />
                <h3>{texts.includedItems[key].title}</h3>
                <p>{texts.includedItems[key].text}</p>
              </li>
            ))}
          </ul>
          <p className="small included-time">
            {texts.timeNote}
            <DesignHours lang={lang} />
          </p>
        </div>
      </section>
      {content.localInfo && (
        <section className="section areas">
          <div className="wrap">
            <div className="card">
              <Icon name="pin" />
              <div>
                <h2>{texts.serviceAreas}</h2>
                <p>{content.localInfo}</p>
              </div>
            </div>
          </div>
        </section>
      )}
      <x-variant when="quotes:shown">
        <section className="section">
          <div className="wrap">
            <h2 className="landing-title">{texts.clientsSay}</h2>
            <Quotes
              lang={lang}
              samples={texts.testimonials}
              stars={texts.stars}
              rating={landing.location ? claims.rating : undefined}
            />
          </div>
        </section>
      </x-variant>
      <div className="wrap">
        <div className="panel">
          <p className="display landing-cta">{keepDashes(content.cta)}</p>
          <LandingButtons landing={landing} />
        </div>
      </div>
      <section className="section contact">
        <div className="wrap landing-quote">
          <div>
            <h2>{fill(texts.quote)}</h2>
            <p className="lead">{texts.quoteIntro}</p>
            {lang.startsWith('en') && <ContactWays message={fill(texts.chrome.chatMessage)} />}
          </div>
          <ContactForm texts={texts.form} lang={lang} />
        </div>
      </section>
    </main>
  );
}

/**
 * Of the hero and the closing section: order leads home, call shows the number; beside it the chat,
 * where the number is a call abroad.
 */
function LandingButtons({ landing }: Props) {
  const { texts, fill } = textsOf(landing);
  const { chat, chatMessage, opensInNewTab } = texts.chrome;
  return (
    <div className="btn-row">
      <a className="btn gold" href="/">
        {fill(texts.orderNow)}
      </a>
      <a className="btn line" href={phoneUrl} aria-label={fill(texts.call)}>
        <Icon name="phone" />
        {site.phone}
      </a>
      {landing.kind === 'us-state' && (
        <a className="btn line" href={chatUrl(fill(chatMessage))} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" />
          {chat}
          <span className="sr"> ({opensInNewTab})</span>
        </a>
      )}
    </div>
  );
}

function LandingHero({ landing }: Props) {
  const { texts, fill } = textsOf(landing);
  const { lead, intro } = landing.content;
  return (
    <section className="page-head landing-head">
      <div className="wrap landing-hero">
        <div>
          {landing.location && (
            <p className="badge gold landing-place">
              <Icon name="pin" />
              {landing.location}
            </p>
          )}
          <h1>{keepDashes(landing.h1)}</h1>
          <p className="lead">{fill(lead ? `${lead} ${texts.leadOffer}` : texts.leadOffer)}</p>
          <LandingButtons landing={landing} />
          <p className="small muted price-note">{texts.priceNote}</p>
        </div>
        <ExampleDevices screen={landing.screen} layout={landings.indexOf(landing)} />
        <p className="landing-intro">{intro}</p>
      </div>
    </section>
  );
}

/** No line begins with a dash: the space before it does not break. */
export const keepDashes = (text: string): string => text.replaceAll(/ (?=– )/g, '\u00a0');
