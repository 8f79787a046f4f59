import { Skeleton } from '@mantine/core';

/** The heights of the panel and the stages, so that nothing moves when they arrive. */
export function ProjectSkeleton({ label }: { label: string }) {
  return (
    <div className="project" aria-busy="true">
      <h1 className="sr-only">{label}</h1>
      <Skeleton className="skeleton-now" radius="var(--radius)" />
      <Skeleton className="skeleton-stages" radius="var(--radius)" />
      <Skeleton className="skeleton-rest" radius="var(--radius)" />
    </div>
  );
}
