import './landing.css';
import type { ReactNode } from 'react';
import { landingLocale } from '#src/content/landing/index.ts';
import type { Landing } from '#src/content/landing/landing.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { fillPlural } from '#src/content/plural.ts';
import { claims } from '#src/domain/offer.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { site } from '#src/domain/site.ts';
import type { MarketNote } from '#src/domain/visit-notes.ts';
import { DesignHours } from '#src/ui/components/design-hours.tsx';
import { Icon, type IconName } from '#src/ui/components/icon.tsx';
import { Quotes, Rating } from '#src/ui/components/quotes.tsx';
import { ContactWays } from '../contact/contact-section.tsx';
import { keepDashes, LandingButtons, LandingHero } from './landing-hero.tsx';

const INCLUDED: readonly [key: 'delivery' | 'hosting' | 'support' | 'team', icon: IconName][] = [
  ['delivery', 'clock'],
  ['hosting', 'house'],
  ['support', 'tools'],
  ['team', 'people'],
];

/** `form` is the shared contact form in the page's language. */
export function LandingPage({ landing, form }: { landing: Landing; form: ReactNode }) {
  const { lang, currency, price, texts } = landingLocale(landing);
  const fill = (text: string) =>
    fillText(keepDashes(text), { service: landing.service, price, phone: site.phone, brand: site.brand });
  const { content } = landing;
  const { chat, chatMessage, opensInNewTab } = texts.chrome;
  const market: Omit<MarketNote, 'path' | 'lang'> = {
    text: fill(texts.chrome.yourPrice),
    link: texts.chrome.backToPage,
  };
  const buttons = (
    <LandingButtons
      order={fill(texts.orderNow)}
      call={fill(texts.call)}
      chat={
        landing.kind === 'us-state'
          ? { label: chat, message: fill(chatMessage), newTab: opensInNewTab }
          : undefined
      }
    />
  );
  return (
    <main
      id="main"
      data-currency={currency}
      data-market={currency === 'usd' ? undefined : JSON.stringify(market)}
    >
      <LandingHero landing={landing} lang={lang} buttons={buttons} note={texts.priceNote} fill={fill} />
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
            {landing.location && (
              <Rating
                lang={lang}
                claimed={{
                  value: claims.rating.value.toLocaleString(lang),
                  count: fillPlural(textsOf(lang).quotes.count, claims.rating.count, lang, {
                    count: claims.rating.count,
                  }),
                }}
              />
            )}
            <Quotes lang={lang} samples={texts.testimonials} stars={texts.stars} />
          </div>
        </section>
      </x-variant>
      <div className="wrap">
        <div className="panel">
          <p className="display landing-cta">{keepDashes(content.cta)}</p>
          {buttons}
        </div>
      </div>
      <section className="section contact">
        <div className="wrap landing-quote">
          <div>
            <h2>{fill(texts.quote)}</h2>
            <p className="lead">{texts.quoteIntro}</p>
            {lang.startsWith('en') && <ContactWays message={fill(chatMessage)} />}
          </div>
          {form}
        </div>
      </section>
    </main>
  );
}
