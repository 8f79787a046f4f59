/** The action items and alerts of the dashboard, as it shows them. */
import { paths } from '#src/domain/paths.ts';
import type { HourlyTotal } from '#src/domain/shared/limits.ts';
import type { ActionItem } from './dashboard.schema.ts';
import {
  ACTION_ITEMS,
  type Action,
  type ActionItemKind,
  ALERTS,
  alertKind,
  LATE_KINDS,
  listHref,
} from './list-parts.ts';

export const isLate = ({ kind }: ActionItem): boolean => LATE_KINDS.some((late) => late === kind);

type Found = { count: number; oldest: NonNullable<ActionItem['oldest']>; isOwner: boolean };

export function describeActionItem(kind: ActionItemKind, { count, oldest, isOwner }: Found): ActionItem {
  const action: Action = ACTION_ITEMS[kind].action;
  return {
    kind,
    count,
    text: ACTION_ITEMS[kind].text(count),
    href: listHref(ACTION_ITEMS[kind]),
    oldest,
    action:
      action.isOwners && !isOwner ? null : { label: action.label, href: action.href?.(oldest.id) ?? null },
  };
}

export const OWNER_EMAIL: ActionItem = {
  kind: 'owner-email',
  count: 1,
  text: 'The only owner has no email address: a lost password could not be replaced here',
  href: `${paths.adminAccounts}?tab=login`,
  oldest: null,
  action: { label: 'Add email', href: `${paths.adminAccounts}?tab=login` },
};

export const describeAlert = (total: HourlyTotal): ActionItem => ({
  kind: alertKind(total),
  count: 1,
  oldest: null,
  action: null,
  ...ALERTS[total],
});
