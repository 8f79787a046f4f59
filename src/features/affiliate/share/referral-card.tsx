import { Title } from '@mantine/core';
import type { DashboardView } from '#src/domain/affiliate/affiliate.schema.ts';
import { CopyField } from './copy-field.tsx';
import { referralLink } from './copy-text.ts';

export function ReferralCard({ affiliate }: { affiliate: DashboardView['affiliate'] }) {
  return (
    <section className="panel" aria-labelledby="referral-title">
      <Title order={2} id="referral-title" mb="md">
        Referral Information
      </Title>
      <dl className="description-list">
        <dt>Referral code</dt>
        <dd>
          <strong>{affiliate.referralCode}</strong>
        </dd>
        <dt>Commission rate</dt>
        <dd>
          <strong>{affiliate.commissionRate}%</strong>
        </dd>
      </dl>
      <div style={{ marginTop: '1rem' }}>
        <CopyField
          label="Referral link"
          value={referralLink(affiliate.referralCode)}
          what="referral link"
          button="Copy Link"
        />
      </div>
    </section>
  );
}
