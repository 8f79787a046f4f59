import './demo-checkout.css';
import '#src/ui/styles/form.css';
import { CURRENCIES, priceText } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { CUSTOMER_NAME_REQUIRED } from '#src/domain/sale/order/order-messages.ts';
import { CURRENCY_NAMES } from '#src/domain/shared/currency.ts';
import { TEXT_MAX } from '#src/domain/shared/limits.ts';
import { EMAIL_MESSAGE } from '#src/domain/shared/text.schema.ts';
import { DemoDone } from './demo-done.tsx';
import { OrderDetails, OrderTotal } from './order-summary.tsx';

const Required = () => (
  <span className="required" aria-hidden="true">
    {' '}
    *
  </span>
);

/** Replaces the payment provider's page while none is configured. */
export function DemoCheckoutPage() {
  return (
    <main id="main" data-translate data-script="/src/features/sale/language/translate.client.ts">
      <div className="page-head checkout-head">
        <div className="wrap">
          <h1
            tabIndex={-1}
            data-t="pages.checkout.title"
            data-text="Thank you, {name}"
            data-later="thanks.hello"
          >
            Demo checkout
          </h1>
          <x-variant when="demo:on">
            <p className="lead" data-t="pages.checkout.lead">
              This is a demo. No card is asked for, no money is taken, and no website will be built. The order
              you place behaves like a real one in every other way.
            </p>
          </x-variant>
          <x-variant when="demo:off">
            <p className="lead" lang="en">
              The demo checkout is switched off on this site. Use the order button next to{' '}
              <a href="/#pricing">the price</a>.
            </p>
          </x-variant>
        </div>
      </div>
      <div className="wrap">
        <x-variant when="demo:on">
          <section className="checkout" id="demo-checkout" aria-labelledby="package-title">
            <OrderTotal />
            <DemoForm />
            <OrderDetails />
          </section>
        </x-variant>
        <DemoDone />
      </div>
    </main>
  );
}

function DemoForm() {
  return (
    <form
      className="card demo-form"
      id="demo-form"
      action={paths.demoCheckoutForm}
      method="post"
      noValidate
      data-script="/src/features/sale/demo-checkout/demo-order.client.ts"
    >
      <h2 data-t="pages.checkout.details">Your details</h2>
      <p className="small muted" data-t="pages.checkout.required">
        Fields marked * are required.
      </p>
      <div className="field">
        <label htmlFor="customer-name">
          <span data-t="pages.checkout.name">Customer name</span>
          <Required />
        </label>
        <input
          id="customer-name"
          name="customerName"
          autoComplete="name"
          maxLength={TEXT_MAX.name}
          aria-required
          aria-describedby="customer-name-error"
        />
        <p
          className="field-error"
          id="customer-name-error"
          data-text={CUSTOMER_NAME_REQUIRED}
          data-later="pages.checkout.nameMissing"
          hidden
        />
      </div>
      <div className="field">
        <label htmlFor="customer-email">
          <span data-t="pages.checkout.email">Email</span>
          <Required />
        </label>
        <input
          id="customer-email"
          name="customerEmail"
          type="email"
          autoComplete="email"
          maxLength={TEXT_MAX.email}
          aria-required
          aria-describedby="customer-email-error"
        />
        <p
          className="field-error"
          id="customer-email-error"
          data-text={EMAIL_MESSAGE}
          data-later="pages.checkout.emailInvalid"
          hidden
        />
      </div>
      <label className="later-link with-script">
        <input type="checkbox" id="later-link" />
        <span>
          <span data-t="pages.checkout.later">Send me a link to finish later if I stop here</span>
          <span className="small muted" data-t="pages.checkout.laterNote">
            One message after an hour, and no others.
          </span>
        </span>
      </label>
      <input type="hidden" name="begunId" />
      <div className="field">
        <label htmlFor="currency" data-t="pages.checkout.currency">
          Currency
        </label>
        <select id="currency" name="currency">
          {CURRENCIES.map((currency) => (
            <option key={currency} value={currency} data-price={priceText(currency)}>
              {`${priceText(currency)} (${CURRENCY_NAMES[currency]})`}
            </option>
          ))}
        </select>
      </div>
      <button className="btn gold" type="submit">
        <span>
          <span data-t="pages.checkout.pay">Place demo order</span>
          <span className="with-script">
            {' · '}
            <span data-amount>{priceText('usd')}</span>
          </span>
        </span>
      </button>
      <p
        className="field-error"
        id="demo-error"
        role="alert"
        data-text="The demo order could not be placed. What you typed is kept. Try again."
        data-later="pages.checkout.failed"
      />
    </form>
  );
}
