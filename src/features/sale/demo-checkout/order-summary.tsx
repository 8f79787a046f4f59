import {
  CONSUMER_SENTENCE,
  FORM_DURATION,
  PACKAGE_NAME,
  priceText,
  promises,
  REFUND_SENTENCE,
} from '#src/domain/offer.ts';
import { PACKAGE_ITEMS } from '#src/domain/package-items.ts';
import { paths } from '#src/domain/paths.ts';
import { Icon } from '#src/ui/components/icon.tsx';

/** The package and its price; above the form on a phone. */
export function OrderTotal() {
  return (
    <div>
      <h2 id="package-title" data-t="packageName">
        {PACKAGE_NAME}
      </h2>
      <p className="checkout-total with-script" data-t="pages.checkout.total">
        <span className="display" data-amount>
          {priceText('usd')}
        </span>{' '}
        once, nothing added at the end
      </p>
    </div>
  );
}

/** Contents, dates and terms of the package. */
export function OrderDetails() {
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
      <p className="small muted" data-t="pages.checkout.refund">
        {REFUND_SENTENCE}{' '}
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
    </div>
  );
}
