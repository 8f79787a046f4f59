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
      <h2 id="package-title">{PACKAGE_NAME}</h2>
      <p className="checkout-total with-script">
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
        {PACKAGE_ITEMS.map((item) => (
          <li key={item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
      <h3>What happens when</h3>
      <ol className="checkout-next">
        <li>Right after your order: a form about your business. It takes {FORM_DURATION}.</li>
        <li>
          Within {promises.prototypeHours} hours of your form: {promises.prototypes} designs to choose from.
        </li>
        <li>
          Within {promises.deliveryWorkingHours} working hours ({promises.deliveryWorkingDays} working days)
          of your choice: your website, ready for you to check. Approve it and we’ll put it live.
        </li>
      </ol>
      <p className="small muted">
        {REFUND_SENTENCE} <a href={paths.refund}>Refund Policy</a>
      </p>
      <p className="small muted">
        {CONSUMER_SENTENCE} <a href={paths.terms}>Terms of Service</a>,{' '}
        <a href={paths.privacy}>Privacy Policy</a>
      </p>
    </div>
  );
}
