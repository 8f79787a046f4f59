import '../panel.css';
import { Button, Skeleton, Tabs, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { navigate } from 'vike/client/router';
import { failureText, trpc } from '#src/client/trpc.ts';
import { DASHBOARD_DENIED } from '#src/domain/affiliate/affiliate.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { AppFrame } from '#src/ui/app-frame.tsx';
import { ReferralCard } from '../share/referral-card.tsx';
import { CommissionHistory } from './commission-history.tsx';
import { DashboardMissing } from './dashboard-missing.tsx';
import { ForecastCard } from './forecast-card.tsx';
import { Performance } from './performance.tsx';
import { StatCards } from './stat-cards.tsx';

const ShareTab = lazy(() =>
  import('../share/share-tab.tsx').then((module) => ({ default: module.ShareTab })),
);
const HelpTab = lazy(() => import('./help-tab.tsx').then((module) => ({ default: module.HelpTab })));
const AccountTab = lazy(() =>
  import('../account/account-tab.tsx').then((module) => ({ default: module.AccountTab })),
);

function LogoutButton() {
  const queries = useQueryClient();
  const logout = trpc.affiliates.logout.useMutation({
    onSettled() {
      queries.clear();
      void navigate(paths.affiliateLogin);
    },
  });
  return (
    <Button variant="default" size="sm" loading={logout.isPending} onClick={() => logout.mutate()}>
      Logout
    </Button>
  );
}

export function DashboardPage({ id }: { id: string }) {
  const dashboard = trpc.affiliates.dashboard.useQuery({ affiliateId: id });
  const session = trpc.session.current.useQuery();
  const affiliate = dashboard.data?.affiliate;
  const isOwn = Boolean(affiliate && session.data?.affiliate?.id === affiliate.id);
  // L5: staff see an affiliate's commissions, not the payouts.
  const seesPayouts = isOwn || session.data?.admin?.role === 'owner';
  if (dashboard.isError || (dashboard.isFetched && !affiliate))
    return (
      <AppFrame>
        <DashboardMissing text={failureText(dashboard.error, DASHBOARD_DENIED)} />
      </AppFrame>
    );
  return (
    <AppFrame nav={isOwn ? <LogoutButton /> : undefined}>
      <Title order={1}>
        {affiliate
          ? `${affiliate.isReturning ? 'Welcome back' : 'Welcome'}, ${affiliate.name}!`
          : 'Affiliate Dashboard'}
      </Title>
      <StatCards stats={dashboard.data?.stats ?? null} />
      {!affiliate && (
        <div className="aff-stack">
          <Skeleton height="11rem" />
          <Skeleton height="16rem" />
        </div>
      )}
      {affiliate && (
        <Tabs className="aff-tabs" defaultValue="overview" keepMounted={false}>
          <Tabs.List mb="lg">
            <Tabs.Tab value="overview">Overview</Tabs.Tab>
            <Tabs.Tab value="share">Share</Tabs.Tab>
            {isOwn && <Tabs.Tab value="help">Find a sale</Tabs.Tab>}
            {isOwn && <Tabs.Tab value="account">Account</Tabs.Tab>}
          </Tabs.List>
          <Tabs.Panel value="overview">
            <div className="aff-split">
              <ReferralCard affiliate={affiliate} />
              {seesPayouts && <ForecastCard affiliateId={affiliate.id} />}
            </div>
            <div className="aff-stack">
              <CommissionHistory affiliateId={affiliate.id} hasReceipts={seesPayouts} />
              <Performance affiliateId={affiliate.id} />
            </div>
          </Tabs.Panel>
          <Suspense fallback={<Skeleton height="16rem" />}>
            <Tabs.Panel value="share">
              <ShareTab code={affiliate.referralCode} canTest={isOwn} />
            </Tabs.Panel>
            {isOwn && (
              <Tabs.Panel value="help">
                <HelpTab affiliateId={affiliate.id} />
              </Tabs.Panel>
            )}
            {isOwn && (
              <Tabs.Panel value="account">
                <AccountTab affiliateId={affiliate.id} />
              </Tabs.Panel>
            )}
          </Suspense>
        </Tabs>
      )}
    </AppFrame>
  );
}
