/** `in_progress` -> `In Progress` */
export const statusLabel = (status: string): string =>
  status
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export const statusOptions = <T extends string>(statuses: readonly T[]): { value: T; label: string }[] =>
  statuses.map((value) => ({ value, label: statusLabel(value) }));
