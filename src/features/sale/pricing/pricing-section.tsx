import '#src/ui/components/folds.css';
import './pricing.css';
import { chatUrl } from '#src/domain/chat.ts';
import {
  CONSUMER_SENTENCE,
  CURRENCIES,
  claims,
  PACKAGE_NAME,
  priceText,
  REFUND_AFTER_SENTENCE,
  REFUND_SENTENCE,
} from '#src/domain/offer.ts';
import { PACKAGE_ITEMS } from '#src/domain/package-items.ts';
import { paths } from '#src/domain/paths.ts';
import { PAYMENT_UNREACHABLE } from '#src/domain/sale/order/order.rules.ts';
import { CURRENCY_NAMES } from '#src/domain/shared/currency.ts';
import { Icon } from '#src/ui/components/icon.tsx';
import { Price } from '#src/ui/components/price.tsx';
import { Renewals } from './renewals.tsx';

export function PricingSection() {
  return (
    <section className="section deep pricing" id="pricing">
      <div className="wrap pricing-grid">
        <div>
          <h2 data-t="pages.pricing.title">One price, and what comes after it</h2>
          <p className="lead" data-t="pages.pricing.lead">
            <span className="in-dollars">
              Everything in the package comes to {claims.totalValueUsd.text} bought separately.{' '}
            </span>
            The whole package costs <Price />, once
            <span className="in-dollars">: a saving of over {claims.savingsUsd.text}</span>.
          </p>
        </div>
        <article className="packet">
          <div className="packet-front">
            <svg viewBox="0 0 360 120" aria-hidden="true">
              <path className="p-sun" d="M180 118a58 58 0 0 1 116 0z" />
              <path className="p-hill" d="M0 96q90-34 190-8t170-8v40H0z" />
              <path className="p-stem" d="M96 104V40m0 40 26-18M96 68 74 52" />
              <path
                className="p-leaf"
                d="M96 46c-13-10-13-28 0-42 13 14 13 32 0 42ZM119 64c0-14 10-22 26-22 1 15-10 23-26 22ZM76 54C60 55 51 47 50 32c16 0 26 8 26 22Z"
              />
            </svg>
            <p className="packet-kind" data-t="pages.pricing.kind">
              ALL-IN-ONE PACKAGE
            </p>
            <h3 data-t="packageName">{PACKAGE_NAME}</h3>
          </div>
          <p className="packet-price">
            <span className="display">
              <Price />
            </span>{' '}
            <span data-t="pages.pricing.once">one-time</span>
          </p>
          <BuyButton />
          <p className="small refund-note" data-t="pages.pricing.refund">
            {REFUND_SENTENCE} {REFUND_AFTER_SENTENCE}{' '}
            <a href={paths.refund} data-v="refund">
              Refund policy
            </a>
          </p>
          <CurrencyChoice />
          <div className="folds unfold">
            <details>
              <summary>
                <h3 data-t="pages.pricing.included">What’s included</h3>
              </summary>
              <ul>
                {PACKAGE_ITEMS.map((item, index) => (
                  <li key={item}>
                    <Icon name="check" />
                    <span data-t={`pages.items.${index}`}>{item}</span>
                  </li>
                ))}
              </ul>
            </details>
          </div>
          <p className="small packet-foot" data-t="pages.pricing.secure">
            Secure card payment. Questions first?{' '}
            <a href={chatUrl()} target="_blank" rel="noopener noreferrer" data-v="chat">
              <span data-t="pages.chat">Chat with us</span>
              <span className="sr">
                {' '}
                (<span data-t="pages.newTab">opens in a new tab</span>)
              </span>
            </a>
          </p>
        </article>
        <div className="pricing-later">
          <Renewals />
          <p className="small pricing-note" data-t="pages.pricing.note">
            These prices are in US dollars. For the package, UK customers pay {priceText('gbp')}, other
            European countries {priceText('eur')}, Switzerland {priceText('chf')}. {CONSUMER_SENTENCE}{' '}
            <a href={paths.terms}>Terms of Service</a>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The server keeps the variant that matches its configuration. */
function BuyButton() {
  return (
    <div className="buy">
      <x-variant when="payment:stripe">
        <stripe-buy-button
          buy-button-id="__STRIPE_BUY_BUTTON_ID__"
          publishable-key="__STRIPE_PUBLISHABLE_KEY__"
        />
      </x-variant>
      {/* Instead of the buy button, which charges dollars, in every other currency. */}
      <x-variant when="checkout:on">
        <button
          className="btn gold own-checkout"
          type="button"
          data-script="/src/features/sale/pricing/own-checkout.client.ts"
        >
          <span data-t="pages.orderNow">
            ORDER NOW - JUST <Price />
          </span>
        </button>
        <p className="small" role="alert" data-failed={PAYMENT_UNREACHABLE} />
      </x-variant>
      <x-variant when="payment:demo">
        <a className="btn gold" href={paths.demoCheckout}>
          <span>
            <span data-t="pages.orderNow">
              ORDER NOW - JUST <Price />
            </span>{' '}
            <span className="buy-kind" data-t="pages.pricing.demo">
              (demo checkout)
            </span>
          </span>
        </a>
        <p className="small" data-t="pages.pricing.noCard">
          This is a demo: no card is asked for and no money is taken.
        </p>
      </x-variant>
      <x-variant when="payment:none">
        <p className="buy-none" lang="en">
          Online payment is not set up yet. <a href="#enquiry">Write to us</a> or{' '}
          <a href={chatUrl()}>chat with us</a> and we’ll take your order.
        </p>
      </x-variant>
    </div>
  );
}

/** Left out where only the provider's buy button charges. Its script is fetched when it is used. */
function CurrencyChoice() {
  return (
    <x-variant when="currency:any">
      <details className="currency" data-script="/src/features/sale/pricing/currency-choice.client.ts">
        <summary data-t="pages.pricing.currency">
          Prices in{' '}
          <span data-code data-v="code">
            USD
          </span>
          .{' '}
          <u data-v="change" data-t="pages.pricing.change">
            Change currency
          </u>
        </summary>
        {CURRENCIES.map((currency) => (
          <button type="button" value={currency} key={currency}>
            <b>{priceText(currency)}</b> {CURRENCY_NAMES[currency]}
          </button>
        ))}
      </details>
    </x-variant>
  );
}
