import './demo-checkout.css';
import '#src/ui/styles/form.css';
import { CURRENCIES, type Currency, PACKAGE_NAME, priceText } from '#src/domain/offer.ts';

const CURRENCY_NAMES: Record<Currency, string> = {
  usd: 'US dollar',
  gbp: 'pound sterling',
  eur: 'euro',
  chf: 'Swiss franc',
};

/** Replaces the payment provider's page while none is configured. */
export function DemoCheckoutPage() {
  return (
    <main id="main">
      <div className="page-head">
        <div className="narrow">
          <h1>Demo checkout</h1>
          <x-variant when="demo:on">
            <p className="lead">
              This is a demo. No card is asked for, no money is taken, and no website will be built. The order
              you place behaves like a real one in every other way.
            </p>
          </x-variant>
          <x-variant when="demo:off">
            <p className="lead">
              The demo checkout is switched off on this site. The real order button stands beside{' '}
              <a href="/#pricing">the price</a>.
            </p>
          </x-variant>
        </div>
      </div>
      <div className="narrow">
        <x-variant when="demo:on">
          <form
            className="card demo-form"
            id="demo-form"
            action="/forms/demo-checkout"
            method="post"
            noValidate
          >
            <p>
              <strong>{PACKAGE_NAME}</strong>
            </p>
            <div className="field">
              <label htmlFor="customer-name">Customer name</label>
              <input id="customer-name" name="customerName" autoComplete="name" maxLength={120} />
              <p className="field-error" id="customer-name-error" hidden />
            </div>
            <div className="field">
              <label htmlFor="customer-email">Email</label>
              <input
                id="customer-email"
                name="customerEmail"
                type="email"
                autoComplete="email"
                maxLength={254}
              />
              <p className="field-error" id="customer-email-error" hidden />
            </div>
            <div className="field">
              <label htmlFor="currency">Currency</label>
              <select id="currency" name="currency">
                {CURRENCIES.map((currency) => (
                  <option key={currency} value={currency}>
                    {`${priceText(currency)} (${CURRENCY_NAMES[currency]})`}
                  </option>
                ))}
              </select>
            </div>
            <button className="btn gold" type="submit">
              Place demo order
            </button>
            <p className="field-error" id="demo-error" role="alert" />
          </form>
        </x-variant>
        <DemoDone />
      </div>
    </main>
  );
}

/** Shown by the script after the order. Page variants cannot nest, so it is outside the form's. */
function DemoDone() {
  return (
    <section className="card" id="demo-done" hidden>
      <h2 tabIndex={-1}>Thank you</h2>
      <x-variant when="demo-mailbox:open">
        <p>
          Your demo order number is <strong id="demo-order" />. An email with the link to your order form is
          on its way; on this demo site you can read it in <a href="/dev/mail">the demo mailbox</a>.
        </p>
      </x-variant>
      <x-variant when="demo-mailbox:private">
        <p>
          Your demo order number is <strong id="demo-order" />. A real shop would send you the link to your
          order form by email. Here it is:{' '}
          <a id="demo-form-link" href="/order-confirmation">
            open your order form
          </a>
          .
        </p>
      </x-variant>
      <ol className="demo-next">
        <li>Open the link and fill in the form: it asks for the basics of your business.</li>
        <li>In a real order, three custom prototypes follow within 24 hours.</li>
        <li>
          You pick one, and within 48 working hours the finished site and the tree-planting certificate are
          yours.
        </li>
      </ol>
    </section>
  );
}
