import type { trpc } from '#src/client/trpc.ts';
import { ACTION_ITEMS, type ActionItem } from '#src/domain/admin-dashboard/action-items.rules.ts';
import {
  type CommissionAdminView,
  commissionListInput,
} from '#src/domain/commission/commission-admin.schema.ts';
import {
  type ConfirmationView,
  confirmationListInput,
} from '#src/domain/confirmation/confirmation.schema.ts';
import { type ContactView, contactListInput } from '#src/domain/contact/contact.schema.ts';
import { type OrderView, orderListInput } from '#src/domain/order/order.schema.ts';
import { BULK_MAX } from '#src/domain/shared/list.schema.ts';

/** One decision. An item without a decision of its own here leads to its list. */
export type Step = { key: string; item: ActionItem } & (
  | { kind: 'send-form'; row: OrderView }
  | { kind: 'start-work'; row: ConfirmationView }
  | { kind: 'answer'; row: ContactView }
  | { kind: 'decide'; row: CommissionAdminView }
  | { kind: 'open' }
);

type Utils = ReturnType<typeof trpc.useUtils>;
const FRESH = { staleTime: 0 };

async function stepsOf(utils: Utils, item: ActionItem, isOwner: boolean): Promise<Step[]> {
  const step = <Kind extends string, Row extends { id: number }>(kind: Kind) => {
    return (row: Row) => ({ key: `${item.kind}-${row.id}`, item, kind, row });
  };
  const part = <Kind extends keyof typeof ACTION_ITEMS>(kind: Kind) => ({
    ...ACTION_ITEMS[kind].filter,
    limit: BULK_MAX,
  });
  if (item.kind === 'form-unsent') {
    const input = orderListInput.parse(part(item.kind));
    return (await utils.orders.list.fetch(input, FRESH)).items.map(step('send-form'));
  }
  if (item.kind === 'confirmation-waiting') {
    const input = confirmationListInput.parse(part(item.kind));
    return (await utils.confirmations.list.fetch(input, FRESH)).items.map(step('start-work'));
  }
  if (item.kind === 'contact-unanswered') {
    const input = contactListInput.parse(part(item.kind));
    return (await utils.contacts.list.fetch(input, FRESH)).items.map(step('answer'));
  }
  if (item.kind === 'commission-review' && isOwner) {
    const input = commissionListInput.parse(part(item.kind));
    return (await utils.commissions.list.fetch(input, FRESH)).items.map(step('decide'));
  }
  return [{ key: item.kind, item, kind: 'open' }];
}

/** Everything that is due now, in the order of the dashboard. */
export async function findSteps(utils: Utils, isOwner: boolean): Promise<Step[]> {
  const items = await utils.dashboard.actionItems.fetch(undefined, FRESH);
  return (await Promise.all(items.map((item) => stepsOf(utils, item, isOwner)))).flat();
}
