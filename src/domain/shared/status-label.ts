/** `in_progress` -> `In Progress` */
export const statusLabel = (status: string): string =>
  status
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** For a filter or a select, with the statuses in their order. */
export const statusOptions = <T extends string>(statuses: readonly T[]): { value: T; label: string }[] =>
  statuses.map((value) => ({ value, label: statusLabel(value) }));
