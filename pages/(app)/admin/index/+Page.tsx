import { Skeleton } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { ExplainProvider } from '#src/client/explain/explain.tsx';
import { DashboardScreen } from '#src/features/office/admin/dashboard/dashboard-screen.tsx';
import { useDashboardExplanation } from '#src/features/office/admin/explain/use-dashboard-explanation.ts';

const Overview = lazy(() =>
  import('#src/features/office/admin/overview/overview.tsx').then((module) => ({ default: module.Overview })),
);

export function Page() {
  // Loaded in the browser only, after the first render.
  const isMounted = useMounted();
  return (
    <ExplainProvider useExplanation={useDashboardExplanation}>
      <DashboardScreen />
      {isMounted && (
        <Suspense fallback={<Skeleton height={320} mt="xl" />}>
          <Overview />
        </Suspense>
      )}
    </ExplainProvider>
  );
}
