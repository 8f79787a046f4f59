import { failureText, trpc } from '#src/client/trpc.ts';
import type { CommissionAdminView } from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import { badgeStatus } from '#src/domain/affiliate/commission/commission-stage.rules.ts';
import { paths } from '#src/domain/paths.ts';
import type { Attribution } from '#src/domain/sale/order/attribution.rules.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { QueryError } from '#src/ui/components/query-error.tsx';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';
import '#src/features/sale/admin/orders/order.css';

const RULES = {
  cookie: 'a visit through the referral link',
  'checkout-reference': 'the reference sent with the payment',
  'stored-code': 'the code kept in the browser',
  admin: 'staff chose the affiliate',
} as const;

type Props = { orderId: number; attribution: Attribution & { affiliateName: string | null } };

export function OrderCommission({ orderId, attribution }: Props) {
  const query = trpc.commissions.list.useQuery({ orderId });
  const commissions = query.data?.items.toReversed() ?? [];
  const [first] = commissions;
  return (
    <section aria-label="Commission">
      <Disclosure
        className="admin-card"
        isOpen={commissions.some(({ stage }) => stage === 'review')}
        title={<h2>Commission</h2>}
        note={
          first
            ? `${formatMinor(first.amountMinor, first.currency)}, ${stateOf(first)}`
            : query.data && 'None'
        }
      >
        {query.error && (
          <QueryError query={query} text={failureText(query.error, 'The commissions could not be loaded.')} />
        )}
        <ul className="order-rows">
          {commissions.map((row) => (
            <li key={row.id}>
              <div>
                <strong>{formatMinor(row.amountMinor, row.currency)}</strong>{' '}
                {row.kind === 'reversal' ? 'against the next payout' : `at ${row.rate}%`}
                <span className="alist-sub">
                  {row.status === 'paid' && row.paidAt
                    ? `Paid out ${adminDate(row.paidAt)}`
                    : row.status === 'pending'
                      ? `Payable from ${adminDate(row.availableAt)}`
                      : (row.cancelReason ?? '')}
                </span>
                {row.stage === 'review' && (
                  <span className="alist-sub">Under review: {row.reviewReason}</span>
                )}
              </div>
              <StatusBadge status={stateOf(row)} />
            </li>
          ))}
        </ul>
        <DescriptionList
          rows={{
            Affiliate: (
              <a href={paths.adminAffiliate(attribution.affiliateId)}>
                {attribution.affiliateName || `Affiliate ${attribution.affiliateId}`}
              </a>
            ),
            Code: attribution.code,
            'Attributed by': RULES[attribution.rule],
            Visit: attribution.clickAt && adminDate(new Date(attribution.clickAt)),
            'First page': attribution.landingPath,
            'Came from': attribution.referrerHost,
          }}
        />
      </Disclosure>
    </section>
  );
}

const stateOf = (row: CommissionAdminView): string =>
  badgeStatus({ ...row, isRejected: row.rejectedAt !== null });
