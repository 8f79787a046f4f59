import type { ComponentProps } from 'react';
import './demo-checkout.css';
import '#src/ui/styles/form.css';
import {
  CONSUMER_SENTENCE,
  CURRENCIES,
  FORM_DURATION,
  PACKAGE_NAME,
  priceText,
  promises,
  REFUND_AFTER_SENTENCE,
  REFUND_SENTENCE,
} from '#src/domain/offer.ts';
import { PACKAGE_ITEMS } from '#src/domain/package-items.ts';
import { paths } from '#src/domain/paths.ts';
import { CURRENCY_NAMES } from '#src/domain/shared/currency.ts';
import { TEXT_MAX } from '#src/domain/shared/limits.ts';
import { CUSTOMER_NAME_REQUIRED } from '#src/domain/shared/name.schema.ts';
import { EMAIL_MESSAGE } from '#src/domain/shared/text.schema.ts';
import { site } from '#src/domain/site.ts';
import { Icon } from '#src/ui/components/icon.tsx';
import type { PageMeta } from '#src/ui/meta/page-meta.ts';
import { Renewals } from '../pricing/renewals.tsx';

export const demoCheckoutMeta: PageMeta = {
  title: `Demo checkout | ${site.brand}`,
  description:
    'A stand-in for the payment page while no payment provider is connected: no card is asked for and no money is taken.',
  path: paths.demoCheckout,
  noindex: true,
};

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

/** `text` and `errorText` name the translations of `label` and `error`. */
type FieldProps = ComponentProps<'input'> & Record<'id' | 'label' | 'text' | 'error' | 'errorText', string>;

/** A required field. The script shows the error. */
function Field({ label, text, error, errorText, ...input }: FieldProps) {
  const errorId = `${input.id}-error`;
  return (
    <div className="field">
      <label htmlFor={input.id}>
        <span data-t={text}>{label}</span>
        <span className="required" aria-hidden="true">
          {' '}
          *
        </span>
      </label>
      <input {...input} aria-required aria-describedby={errorId} />
      <p className="field-error" id={errorId} data-text={error} data-later={errorText} hidden />
    </div>
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
      <Field
        id="customer-name"
        name="customerName"
        label="Customer name"
        text="pages.checkout.name"
        autoComplete="name"
        maxLength={TEXT_MAX.name}
        error={CUSTOMER_NAME_REQUIRED}
        errorText="pages.checkout.nameMissing"
      />
      <Field
        id="customer-email"
        name="customerEmail"
        label="Email"
        text="pages.checkout.email"
        type="email"
        autoComplete="email"
        maxLength={TEXT_MAX.email}
        error={EMAIL_MESSAGE}
        errorText="pages.checkout.emailInvalid"
      />
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
      <p className="small muted" data-t="pages.checkout.refund">
        {REFUND_SENTENCE} {REFUND_AFTER_SENTENCE}{' '}
        <a href={paths.refund} data-v="refund">
          Refund Policy
        </a>
      </p>
      <p className="small muted" data-t="pages.checkout.consumer">
        {CONSUMER_SENTENCE}{' '}
        <a href={paths.terms} data-v="terms">
          Terms of Service
        </a>
        ,{' '}
        <a href={paths.privacy} data-v="privacy">
          Privacy Policy
        </a>
      </p>
    </form>
  );
}

/**
 * Shown by the script after the order, under the heading "Thank you, Ada". Page variants cannot
 * nest, so it is outside the form's.
 */
function DemoDone() {
  return (
    <section
      className="card demo-done"
      id="demo-done"
      data-text="Thank you for your order"
      data-later="thanks.title"
      hidden
    >
      <p className="lead" data-t="pages.done.number">
        Your demo order number is <strong id="demo-order" data-v="order" />. A real shop would have taken{' '}
        <strong data-amount />.
      </p>
      <div className="btn-row">
        <a className="btn gold" id="demo-form-link" href={paths.orderConfirmation()} data-t="thanks.button">
          Fill in your form ({FORM_DURATION})
        </a>
      </div>
      <x-variant when="demo-mailbox:open">
        <p className="small" data-t="pages.done.mailbox">
          The same link is in the email we sent you; on this demo site you can read it in{' '}
          <a href={paths.demoMailbox} data-v="mailbox" data-t="pages.done.mailboxLink">
            the demo mailbox
          </a>
          .
        </p>
      </x-variant>
      <x-variant when="demo-mailbox:private">
        <p className="small" data-t="pages.done.noEmail">
          A real shop would also send you this link by email.
        </p>
      </x-variant>
      <h2 data-t="thanks.next">What happens next</h2>
      <ol className="checkout-next">
        <li data-t="thanks.due.0">Fill in the form: it asks for the basics of your business.</li>
        <li data-t="thanks.due.1">
          Send it now, and in a real order you’d have {promises.prototypes} designs by{' '}
          <strong data-designs data-v="date" />.
        </li>
        <li data-t="thanks.due.2">
          Pick one that day, and your website is ready for you to check by{' '}
          <strong data-finished data-v="date" />. Approve it, and we put it live and send its tree
          certificate.
        </li>
      </ol>
    </section>
  );
}

/** Above the form on a phone. */
function OrderTotal() {
  return (
    <div>
      <h2 id="package-title" data-t="packageName">
        {PACKAGE_NAME}
      </h2>
      <p className="checkout-total with-script">
        <span className="display" data-amount>
          {priceText('usd')}
        </span>{' '}
        <span data-t="pages.pricing.once">one-time</span>
      </p>
      <Renewals />
      <p className="small muted" data-t="pages.pricing.note">
        These prices are in US dollars and apply only if you renew.
      </p>
    </div>
  );
}

function OrderDetails() {
  return (
    <div className="checkout-details">
      <ul className="checkout-items">
        {PACKAGE_ITEMS.map((item, index) => (
          <li key={item}>
            <Icon name="check" />
            <span data-t={`pages.items.${index}`}>{item}</span>
          </li>
        ))}
      </ul>
      <h3 data-t="pages.checkout.when">What happens when</h3>
      <ol className="checkout-next">
        <li data-t="pages.checkout.steps.0">
          Right after your order: a form about your business. It takes {FORM_DURATION}.
        </li>
        <li data-t="pages.checkout.steps.1">
          Within {promises.prototypeHours} hours of sending the form: {promises.prototypes} designs to choose
          from.
        </li>
        <li data-t="pages.checkout.steps.2">
          Within {promises.deliveryWorkingHours} working hours ({promises.deliveryWorkingDays} working days)
          of your choice: your website, ready for you to check. Approve it and we’ll put it live.
        </li>
      </ol>
    </div>
  );
}
