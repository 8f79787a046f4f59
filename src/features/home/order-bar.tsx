import './order-bar.css';
import { priceText } from '#src/domain/offer.ts';

/** At the bottom of a phone's screen, as long as no other order button is on it. */
export function OrderBar() {
  return (
    <div className="order-bar">
      <p>
        <strong data-price>{priceText('usd')}</strong> one-time
      </p>
      <a className="btn gold" href="#pricing">
        Order now
      </a>
    </div>
  );
}
