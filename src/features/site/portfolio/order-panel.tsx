import { chatUrl } from '#src/domain/chat.ts';
import { priceText } from '#src/domain/offer.ts';
import { site } from '#src/domain/site.ts';
import { Icon } from '#src/ui/components/icon.tsx';
import { OrderNow, Price } from '#src/ui/components/price.tsx';

const PRICE = priceText('usd');

export function OrderPanel() {
  return (
    <>
      <h2>Yours next</h2>
      {/* The external checkout charges what is set at the provider: dollars. */}
      <x-variant when="checkout-link:on">
        <p className="lead">
          One payment of {PRICE}, three designs within a day of sending the form, and a tree in the ground.
        </p>
      </x-variant>
      <x-variant when="checkout-link:off">
        <p className="lead">
          One payment of <Price />, three designs within a day of sending the form, and a tree in the ground.
        </p>
      </x-variant>
      <div className="btn-row">
        <x-variant when="checkout-link:on">
          <a className="btn gold" href="__STRIPE_CHECKOUT_URL__" data-checkout rel="noopener">
            ORDER NOW - JUST {PRICE}
          </a>
        </x-variant>
        <x-variant when="checkout-link:off">
          <OrderNow href="/#pricing" />
        </x-variant>
        <a
          className="btn line"
          href={chatUrl(
            `Hi ${site.brand}, I saw your portfolio and I'm interested in the ${PRICE} website package.`,
          )}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="chat" />
          Chat with us<span className="sr"> (opens in a new tab)</span>
        </a>
      </div>
    </>
  );
}
