/** The tabs above a list: named parts of it, with the number of their rows. */
import { z } from 'zod';
import { paths } from '#src/domain/paths.ts';
import type { ListFilter, ListPath } from './list-links.ts';

type Tab<List extends ListPath> = { label: string; filter: ListFilter<List> };

export const LIST_TABS = {
  [paths.adminOrders]: [
    { label: 'All', filter: {} },
    { label: 'To send', filter: { form: 'due' } },
    { label: 'Waiting for form', filter: { form: 'awaited' } },
    { label: 'Cancelled', filter: { status: 'cancelled' } },
  ] satisfies Tab<typeof paths.adminOrders>[],
  [paths.adminConfirmations]: [
    { label: 'All', filter: {} },
    { label: 'To start', filter: { status: 'pending' } },
    { label: 'In progress', filter: { status: 'in_progress' } },
    { label: 'Completed', filter: { status: 'completed' } },
    { label: 'Not verified', filter: { status: 'open', link: 'unverified' } },
  ] satisfies Tab<typeof paths.adminConfirmations>[],
  [paths.adminProjects]: [
    { label: 'All', filter: {} },
    { label: 'Late', filter: { late: 'yes' } },
    { label: 'Unanswered', filter: { message: 'open' } },
    { label: 'Waiting for us', filter: { turn: 'shop' } },
    { label: 'Waiting for the customer', filter: { turn: 'customer' } },
    { label: 'Live', filter: { stage: 'live' } },
  ] satisfies Tab<typeof paths.adminProjects>[],
  [paths.adminReviews]: [
    { label: 'All', filter: {} },
    { label: 'To decide', filter: { state: 'written' } },
    { label: 'Published', filter: { state: 'published' } },
    { label: 'Declined', filter: { state: 'declined' } },
  ] satisfies Tab<typeof paths.adminReviews>[],
  [paths.adminContacts]: [
    { label: 'All', filter: {} },
    { label: 'To answer', filter: { status: 'new' } },
    { label: 'Answered', filter: { status: 'answered' } },
    { label: 'Spam', filter: { status: 'spam' } },
  ] satisfies Tab<typeof paths.adminContacts>[],
  [paths.adminAffiliates]: [
    { label: 'All', filter: {} },
    { label: 'Active', filter: { status: 'active' } },
    { label: 'Not verified', filter: { verified: 'no' } },
    { label: 'Paused', filter: { status: 'paused' } },
    { label: 'Closed', filter: { status: 'closed' } },
  ] satisfies Tab<typeof paths.adminAffiliates>[],
  [paths.adminCommissions]: [
    { label: 'All', filter: {} },
    { label: 'Under review', filter: { stage: 'review' } },
    { label: 'Payable', filter: { stage: 'payable' } },
    { label: 'Paid', filter: { stage: 'paid' } },
  ] satisfies Tab<typeof paths.adminCommissions>[],
  [paths.adminEmails]: [
    { label: 'All', filter: {} },
    { label: 'Waiting', filter: { status: 'queued' } },
    { label: 'Sent', filter: { status: 'sent' } },
    { label: 'Not delivered', filter: { status: 'failed' } },
  ] satisfies Tab<typeof paths.adminEmails>[],
} as const;

export type TabbedList = keyof typeof LIST_TABS;
export const TABBED_LISTS = Object.keys(LIST_TABS) as TabbedList[];

export const tabsInput = z.object({ list: z.enum(TABBED_LISTS as [TabbedList, ...TabbedList[]]) });
export const tabsView = z.array(
  z.object({
    label: z.string(),
    /** The filter as a query string; empty for all rows. */
    query: z.string(),
    count: z.number(),
    /** More rows than are counted. */
    isMinimum: z.boolean(),
  }),
);
