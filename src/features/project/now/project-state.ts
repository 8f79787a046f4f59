/** What the page shows and offers first, from the view alone. */
import type { ProjectTexts } from '#src/content/languages/customer-page.ts';
import type { CustomerPageView, MessageView } from '#src/domain/project/project/customer-page.schema.ts';

type View = CustomerPageView;

/** The round of changes that the shop is working on; there is at most one. */
export const openRound = ({ messages, stage }: Pick<View, 'messages' | 'stage'>): MessageView | null =>
  stage === 'designing' || stage === 'building'
    ? (messages.find(({ kind, answeredAt }) => kind === 'change_request' && !answeredAt) ?? null)
    : null;

export type Situation = keyof ProjectTexts['now'];

export function situationOf(view: Pick<View, 'stage' | 'isApproved' | 'messages'>): Situation {
  const { stage, isApproved } = view;
  if (stage === 'designing') return openRound(view) ? 'redesigning' : 'designing';
  if (stage === 'building') return openRound(view) ? 'rebuilding' : 'building';
  return stage === 'reviewing' && isApproved ? 'approved' : stage;
}

export type NextStep = Exclude<keyof ProjectTexts['next'], 'nothing' | 'meanwhile'>;

/** The one thing that is needed next; null if the customer has nothing to do. */
export function nextStep(
  view: Pick<View, 'formUrl' | 'actions' | 'domain' | 'stage' | 'siteUrl'>,
): NextStep | null {
  if (view.stage === 'closed') return null;
  if (view.formUrl) return 'form';
  if (view.actions.includes('choose_design')) return 'choose';
  if (view.actions.includes('approve')) return 'approve';
  if (view.stage === 'live') return view.siteUrl ? 'openSite' : null;
  const isWaiting = view.stage !== 'awaiting_form' && view.stage !== 'choosing';
  return isWaiting && !view.domain.confirmedAt ? 'domain' : null;
}
