import './renewals.css';
import { DOMAIN_RENEWAL, renewals } from '#src/domain/offer.ts';

const RENEWALS = [
  ['hosting', 'Hosting', renewals.hostingPerYearUsd],
  ['maintenance', 'Maintenance', renewals.maintenancePerYearUsd],
  ['domain', 'Domain', DOMAIN_RENEWAL],
  ['billing', 'Billing software, if you want it', renewals.billingSoftwarePerYearUsd],
] as const;

export function Renewals() {
  return (
    <>
      <h3 data-t="pages.pricing.later">From the second year</h3>
      <dl className="renewals">
        {RENEWALS.map(([key, name, price]) => (
          <div key={key}>
            <dt data-t={`pages.pricing.${key}`}>{name}</dt>
            {typeof price === 'string' ? (
              <dd data-t="pages.pricing.domainPrice">{price}</dd>
            ) : (
              <dd data-t="pages.pricing.perYear">
                <span data-v="amount">${price}</span> a year
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}
