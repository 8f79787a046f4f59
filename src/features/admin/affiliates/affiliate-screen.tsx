import { Alert, Button, Skeleton } from '@mantine/core';
import { usePageContext } from 'vike-react/usePageContext';
import { failureText, trpc } from '#src/client/trpc.ts';
import type { AffiliateDetailView } from '#src/domain/affiliate/affiliate-admin.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';
import { Notes } from '../notes/notes.tsx';
import { AddressText } from '../shell/address-text.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import { AffiliateActions } from './affiliate-actions.tsx';
import { AffiliateSales } from './affiliate-sales.tsx';

const BACK = { href: paths.adminAffiliates, label: 'Back to Affiliates' };

export function AffiliateScreen({ id }: { id: number }) {
  const query = trpc.adminAffiliates.one.useQuery({ id });
  const { viewer } = usePageContext();
  const isOwner = viewer?.kind === 'admin' && viewer.role === 'owner';
  if (query.error)
    return (
      <AdminPage title="Affiliate" back={BACK}>
        <Alert color="red" title={failureText(query.error, 'This affiliate could not be loaded.')}>
          <Button variant="default" onClick={() => void query.refetch()}>
            Try again
          </Button>
        </Alert>
      </AdminPage>
    );
  const affiliate = query.data;
  return (
    <AdminPage
      title={affiliate?.name ?? 'Affiliate'}
      lead={affiliate ? <StatusBadge status={affiliate.status} /> : <Skeleton height={24} width={80} />}
      back={BACK}
      actions={
        <>
          <Button component="a" href={paths.affiliateDashboard(id)} target="_blank" variant="default">
            View their dashboard
          </Button>
          {isOwner && (
            <Button component="a" href={paths.payoutStatement(id)} target="_blank" variant="default">
              Statement
            </Button>
          )}
        </>
      }
    >
      <div className="admin-columns">
        <div>
          <section className="admin-card" aria-labelledby="profile">
            <h2 id="profile">Profile</h2>
            {affiliate ? <Profile affiliate={affiliate} /> : <Skeleton height={400} />}
          </section>
          <AffiliateSales id={id} />
        </div>
        <div>
          {affiliate?.erasedAt ? (
            <Alert title="This person has been erased">
              On {adminDate(affiliate.erasedAt)}. Payment records are kept for the ledger; nothing here can be
              changed any more.
            </Alert>
          ) : affiliate ? (
            <AffiliateActions affiliate={affiliate} isOwner={isOwner} />
          ) : (
            <section className="admin-card" aria-label="Account">
              <Skeleton height={380} />
            </section>
          )}
          <Notes kind="affiliate" id={id} />
        </div>
      </div>
    </AdminPage>
  );
}

const PAYOUT_WAYS = { paypal: 'PayPal', bank: 'Bank transfer', none: 'No payout details yet' } as const;

function Profile({ affiliate }: { affiliate: AffiliateDetailView }) {
  const money = (pick: 'pendingMinor' | 'paidMinor') =>
    affiliate.earned.map((sum) => formatMinor(sum[pick], sum.currency)).join(', ') || formatMinor(0, 'usd');
  const isHeld = affiliate.payoutHoldUntil && affiliate.payoutHoldUntil > new Date();
  return (
    <DescriptionList
      rows={{
        Email: (
          <a href={`mailto:${affiliate.email}`}>
            <AddressText>{affiliate.email}</AddressText>
          </a>
        ),
        'Email verified': affiliate.emailVerifiedAt
          ? adminDate(affiliate.emailVerifiedAt)
          : 'No. Payouts start after the first sign-in with a code.',
        Phone: affiliate.phone && (
          <a href={`tel:${affiliate.phone.replace(/[^\d+]/g, '')}`}>{affiliate.phone}</a>
        ),
        Company: affiliate.company,
        'Referral code': <code>{affiliate.referralCode}</code>,
        Rate: `${affiliate.commissionRate}%`,
        Clicks: affiliate.clicks.toLocaleString('en-GB'),
        Sales: affiliate.sales.toLocaleString('en-GB'),
        Pending: money('pendingMinor'),
        'Paid out': money('paidMinor'),
        'Paid by': (
          <AddressText>{`${PAYOUT_WAYS[affiliate.payoutMethod]}${affiliate.payoutTo ? `: ${affiliate.payoutTo}` : ''}`}</AddressText>
        ),
        'Payouts held until':
          isHeld &&
          affiliate.payoutHoldUntil &&
          `${adminDate(affiliate.payoutHoldUntil)}, because the payout details changed`,
        'May buy for clients': affiliate.mayBuyForClients
          ? 'Yes: own purchases are not held for review'
          : 'No',
        'Last sign-in': affiliate.lastLoginAt ? adminDate(affiliate.lastLoginAt) : 'never',
        Joined: adminDate(affiliate.createdAt),
      }}
    />
  );
}
