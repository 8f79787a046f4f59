import { paths } from '#src/domain/paths.ts';
import './affiliate.css';
import '#src/ui/styles/print-document.css';
import {
  affiliateFaq,
  affiliateSteps,
  benefits,
  calculator,
  earningsLead,
  perfectFor,
} from '#src/content/affiliate/affiliate.ts';
import { yearlyEarnings } from '#src/domain/affiliate/account/yearly-earnings.rules.ts';
import { chatUrl } from '#src/domain/chat.ts';
import { COMMISSION_RATE_DEFAULT, priceText } from '#src/domain/offer.ts';
import { site } from '#src/domain/site.ts';
import { FaqList } from '#src/ui/components/faq-list.tsx';
import { Icon } from '#src/ui/components/icon.tsx';
import { breadcrumbs, type PageMeta } from '#src/ui/meta/page-meta.ts';

export const affiliateMeta: PageMeta = {
  title: `Affiliate Program: earn ${COMMISSION_RATE_DEFAULT}% on every referral | ${site.brand}`,
  description: `Recommend a website package at a fair price and earn ${COMMISSION_RATE_DEFAULT}% of each sale: free to join, approved instantly, paid monthly without a minimum.`,
  path: paths.affiliate,
  image: 'affiliate',
  jsonLd: [breadcrumbs([site.brand, '/'], ['Affiliate Program', paths.affiliate])],
};

const enquiry = `Hi ${site.brand}, I have a question about the affiliate program.`;

/** A phone on a phone. Styles hide the picture of the other scheme, so it is not loaded. */
function DashboardPicture({ scheme }: { scheme: 'light' | 'dark' }) {
  const file = (name: 'wide' | 'phone', kind: 'avif' | 'webp') =>
    `/affiliate-dashboard-${name}-${scheme}.${kind}`;
  const phone = { media: '(max-width: 30em)', width: 780, height: 1080 };
  return (
    <picture className={`in-${scheme}`}>
      <source {...phone} type="image/avif" srcSet={file('phone', 'avif')} />
      <source {...phone} srcSet={file('phone', 'webp')} />
      <source type="image/avif" srcSet={file('wide', 'avif')} />
      <img
        src={file('wide', 'webp')}
        width={1120}
        height={700}
        alt="The affiliate dashboard: referral link with a copy button, earnings, and the commission history"
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

/** Without the script the sentence below the hidden slider stands for itself. */
function Calculator() {
  const { min, max, start, perSaleMinor } = calculator;
  return (
    <div className="calculator" data-per-sale={perSaleMinor}>
      <h2>What it adds up to</h2>
      <label hidden>
        Clients a month
        <input type="range" min={min} max={max} defaultValue={start} />
        <span aria-hidden="true">
          <span>{min}</span>
          <span>{max}</span>
        </span>
      </label>
      <p role="status">
        <span>{start} clients a month</span> bring you <strong>{yearlyEarnings(start, perSaleMinor)}</strong>{' '}
        a year.
      </p>
      <p className="muted small">
        {COMMISSION_RATE_DEFAULT}% of {priceText('usd')}, or the same share in other currencies.
      </p>
    </div>
  );
}

export function AffiliatePage() {
  return (
    <main id="main">
      <div className="page-head">
        <div className="wrap">
          <h1>Affiliate Program</h1>
          <p className="lead">
            You know people who need a website. Send them to a fair offer and you’ll earn{' '}
            {COMMISSION_RATE_DEFAULT}% of the price.
          </p>
          <div className="btn-row">
            <a className="btn gold" href={paths.affiliateSignup}>
              Join Affiliate Program
            </a>
            <a className="btn line" href={paths.affiliateLogin}>
              Already a Partner? Login
            </a>
          </div>
        </div>
      </div>
      <section className="wrap" aria-label="Benefits">
        <ul className="benefit-grid">
          {benefits.map((benefit) => (
            <li className="card benefit" key={benefit.title}>
              <Icon name={benefit.icon} />
              <h2>{benefit.title}</h2>
              <p className="muted">{benefit.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="section" aria-label="The dashboard">
        <div className="wrap affiliate-dashboard">
          <figure>
            <DashboardPicture scheme="light" />
            <DashboardPicture scheme="dark" />
            <figcaption className="muted small">Your dashboard, here with the demo’s figures.</figcaption>
          </figure>
          <Calculator />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <div className="section-head">
            <h2>How It Works</h2>
          </div>
          <ol className="path">
            {affiliateSteps.map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p className="muted">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="section deep">
        <div className="wrap affiliate-split">
          <div>
            <h2>Perfect For</h2>
            <p className="lead">{earningsLead}</p>
            <div className="btn-row">
              <a className="btn gold" href={paths.affiliateSignup}>
                Get Started Now
              </a>
            </div>
          </div>
          <ul className="perfect">
            {perfectFor.map((item) => (
              <li key={item.title}>
                <strong className="display">{item.title}</strong> {item.text}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section">
        <div className="wrap affiliate-split">
          <div>
            <h2>Questions from affiliates</h2>
            <p className="lead">
              Not answered here?{' '}
              <a href={chatUrl(enquiry)} target="_blank" rel="noopener noreferrer">
                Ask in the chat<span className="sr"> (opens in a new tab)</span>
              </a>{' '}
              or write to <a href={`mailto:${site.email}`}>{site.email}</a>.
            </p>
          </div>
          <FaqList items={affiliateFaq} />
        </div>
      </section>
    </main>
  );
}
