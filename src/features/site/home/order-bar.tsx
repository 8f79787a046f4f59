import './order-bar.css';
import { Price } from '#src/ui/components/price.tsx';

/** At the bottom of a phone's screen, as long as no other order button is on it. */
export function OrderBar() {
  return (
    <div className="order-bar">
      <p>
        <strong>
          <Price />
        </strong>{' '}
        one-time
      </p>
      <a className="btn gold" href="#pricing">
        Order now
      </a>
    </div>
  );
}
