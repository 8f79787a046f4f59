import { chatUrl } from '#src/domain/chat.ts';
import { paths } from '#src/domain/paths.ts';
import { PAYMENT_UNREACHABLE } from '#src/domain/sale/payment/checkout-messages.ts';
import { Price } from '#src/ui/components/price.tsx';

/** The server keeps the variant that matches its configuration. */
export function BuyButton() {
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
