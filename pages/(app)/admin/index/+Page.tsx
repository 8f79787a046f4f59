import { Skeleton } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { DashboardScreen } from '#src/features/office/admin/dashboard/dashboard-screen.tsx';

const Overview = lazy(() =>
  import('#src/features/office/admin/overview/overview.tsx').then((module) => ({ default: module.Overview })),
);

export function Page() {
  // Loaded in the browser only, after the first render.
  const isMounted = useMounted();
  return (
    <>
      <DashboardScreen />
      {isMounted && (
        <Suspense fallback={<Skeleton height={320} mt="xl" />}>
          <Overview />
        </Suspense>
      )}
    </>
  );
}
