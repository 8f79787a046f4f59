import { Skeleton } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { DashboardScreen } from '#src/features/admin/dashboard/dashboard-screen.tsx';

const Overview = lazy(() =>
  import('#src/features/admin/overview/overview.tsx').then((module) => ({ default: module.Overview })),
);

export function Page() {
  // Loaded in the browser only, after the first render.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
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
