import { Icon } from '#src/ui/components/icon.tsx';
import { Price } from '#src/ui/components/price.tsx';

export function ClosingBand() {
  return (
    <section className="section closing">
      <div className="wrap">
        <h2>By this time tomorrow you could be choosing from three designs</h2>
        <div className="btn-row">
          <a className="btn gold" href="#pricing">
            <span>
              ORDER NOW - JUST <Price />
            </span>
          </a>
          <a className="btn line" href="#pricing">
            See what is included
            <Icon name="arrow" />
          </a>
        </div>
      </div>
    </section>
  );
}
