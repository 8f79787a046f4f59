import './currency-choice.css';
import { CURRENCIES, priceText } from '#src/domain/offer.ts';
import { CURRENCY_NAMES } from '#src/domain/shared/currency.ts';

/** Left out where only the provider's buy button charges. Its script is fetched when it is used. */
export function CurrencyChoice() {
  return (
    <x-variant when="currency:any">
      <details className="currency" data-script="/src/features/sale/pricing/currency-choice.client.ts">
        <summary data-t="pages.pricing.currency">
          Prices in{' '}
          <span data-code data-v="code">
            USD
          </span>
          .{' '}
          <u data-v="change" data-t="pages.pricing.change">
            Change currency
          </u>
        </summary>
        {CURRENCIES.map((currency) => (
          <button type="button" value={currency} key={currency}>
            <b>{priceText(currency)}</b> {CURRENCY_NAMES[currency]}
          </button>
        ))}
      </details>
    </x-variant>
  );
}
