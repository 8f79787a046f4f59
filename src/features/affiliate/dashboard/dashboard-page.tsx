import './dashboard-page.css';
import { Button, Group, Skeleton, Tabs, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { navigate } from 'vike/client/router';
import { failureText, trpc } from '#src/client/trpc.ts';
import { useAddressQuery } from '#src/client/use-address-query.ts';
import { DASHBOARD_DENIED } from '#src/domain/affiliate/account/affiliate.schema.ts';
import type { DashboardView } from '#src/domain/affiliate/commission/commission.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { AppFrame } from '#src/ui/app-frame.tsx';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { LoginCodeStep, useLoginCode } from '../login/login-code-step.tsx';
import { ReferralCard } from '../share/referral-card.tsx';
import { CommissionHistory } from './commission-history.tsx';
import { Performance } from './performance.tsx';
import { BalanceLine, NextPayout, StatCards } from './stat-cards.tsx';

const ShareTab = lazy(() =>
  import('../share/share-tab.tsx').then((module) => ({ default: module.ShareTab })),
);
const HelpTab = lazy(() => import('./help-tab.tsx').then((module) => ({ default: module.HelpTab })));
const AccountTab = lazy(() =>
  import('../account/account-tab.tsx').then((module) => ({ default: module.AccountTab })),
);

const TABS = ['overview', 'share', 'help', 'account'];
const OTHERS_TABS = ['overview', 'share'];

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

type Access = { view: DashboardView; isOwn: boolean; seesPayouts: boolean };

/** The same blocks in the same heights as the loaded overview. */
function Loading() {
  return (
    <>
      <Skeleton height="2.6rem" mb="lg" />
      <Skeleton height="6.6rem" mb="lg" />
      <StatCards affiliateId={0} stats={null} />
      <Skeleton height="16rem" />
    </>
  );
}

function Dashboard({ view, isOwn, seesPayouts }: Access) {
  const [tab, setTab] = useTab(isOwn ? TABS : OTHERS_TABS);
  const { affiliate, stats } = view;
  return (
    <Tabs className="aff-tabs" value={tab} onChange={setTab} keepMounted={false}>
      <div className="aff-tabs-head">
        <Tabs.List>
          <Tabs.Tab value="overview">Overview</Tabs.Tab>
          <Tabs.Tab value="share">Share</Tabs.Tab>
          {isOwn && <Tabs.Tab value="help">Help</Tabs.Tab>}
          {isOwn && <Tabs.Tab value="account">Account</Tabs.Tab>}
        </Tabs.List>
        {tab !== 'overview' && <BalanceLine stats={stats} />}
      </div>
      <Tabs.Panel value="overview">
        <ReferralCard affiliate={affiliate} />
        <StatCards affiliateId={affiliate.id} stats={stats}>
          {seesPayouts && <NextPayout affiliateId={affiliate.id} />}
        </StatCards>
        {seesPayouts && (
          <PayoutNotes affiliateId={affiliate.id} isOwn={isOwn} onAddDetails={() => setTab('account')} />
        )}
        <div className="aff-stack">
          <CommissionHistory
            affiliateId={affiliate.id}
            referralCode={affiliate.referralCode}
            hasReceipts={seesPayouts}
          />
          <Performance affiliateId={affiliate.id} referralCode={affiliate.referralCode} />
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
  // Both calls decide which tabs exist: one of them alone would drop the tab of the address.
  const view = session.isPending ? undefined : dashboard.data;
  return (
    <AppFrame nav={isOwn ? <LogoutButton /> : undefined}>
      <Title order={1} className="aff-greeting">
        {view
          ? `${view.affiliate.isReturning ? 'Welcome back' : 'Welcome'}, ${view.affiliate.name}!`
          : 'Affiliate Dashboard'}
      </Title>
      {view ? <Dashboard view={view} isOwn={isOwn} seesPayouts={seesPayouts} /> : <Loading />}
    </AppFrame>
  );
}

/**
 * One response for a missing dashboard, another affiliate's and no session, so that ids cannot be
 * probed.
 */
function DashboardMissing({ text }: { text: string }) {
  // Rendered after a rejected call only, so in the browser.
  const { pathname, search } = window.location;
  return (
    <div className="panel">
      <Title order={1} mb="xs">
        Dashboard Not Found
      </Title>
      <Text mb="lg">{text}</Text>
      <Group>
        <Button component="a" href={paths.affiliateLoginFor(pathname + search)} size="md">
          Affiliate Login
        </Button>
        <Button component="a" href={paths.home} size="md" variant="default">
          Go to Home
        </Button>
      </Group>
    </div>
  );
}

/** The chosen tab is in the address as `?tab=`; the overview needs no parameter. */
function useTab(tabs: readonly string[]): [string, (tab: string | null) => void] {
  const { query, write } = useAddressQuery();
  const tab = tabs.find((known) => known === query.tab) ?? 'overview';
  function choose(next: string | null): void {
    if (next && next !== tab) write(next === 'overview' ? {} : { tab: next }, 'pushState');
  }
  return [tab, choose];
}

/** Emails the login code to the account's own address and asks for it on the spot. */
function ConfirmEmail() {
  const [isOpen, setIsOpen] = useState(false);
  const profile = trpc.affiliates.profile.useQuery(undefined);
  const loginCode = useLoginCode();
  const queries = useQueryClient();
  const email = profile.data?.email;
  if (!email) return null;

  async function send(to: string): Promise<void> {
    const problem = await loginCode.send(to);
    if (problem) showToast({ title: 'Code not sent', description: problem, variant: 'destructive' });
    else setIsOpen(true);
  }

  return (
    <>
      <Button size="sm" loading={loginCode.isSending} onClick={() => void send(email)}>
        Send me the code now
      </Button>
      <Dialog title="Confirm your email address" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <LoginCodeStep
          loginCode={loginCode}
          onOtherEmail={null}
          onVerified={() => {
            setIsOpen(false);
            // The session is a new one: everything read with the old one is stale.
            void queries.invalidateQueries();
            showToast({ title: 'Email confirmed', description: 'You can be paid from now on.' });
          }}
        />
      </Dialog>
    </>
  );
}

type NotesProps = { affiliateId: number; isOwn: boolean; onAddDetails: () => void };

function PayoutNotes({ affiliateId, isOwn, onAddDetails }: NotesProps) {
  const { data } = trpc.affiliates.nextPayout.useQuery({ affiliateId });
  if (!data) return null;
  return (
    <>
      {data.held && (
        <div className="aff-note">
          <p>{data.held.text}</p>
          {isOwn && data.held.reason === 'unverified' && <ConfirmEmail />}
          {isOwn && data.held.reason === 'no-details' && (
            <Button size="sm" onClick={onAddDetails}>
              Add payout details
            </Button>
          )}
        </div>
      )}
      {data.notYet.some(({ reason }) => reason === 'negative') && (
        <div className="aff-note">
          <p>
            Some sales were refunded after we paid you. A negative balance carries over: your next commissions
            pay it off first.
          </p>
        </div>
      )}
    </>
  );
}
