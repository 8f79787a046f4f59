import { promises } from '#src/domain/offer.ts';
import type { StaffChange } from '#src/domain/project/project/project.rules.ts';
import { ROUND_WORKING_MS } from '#src/domain/project/project/project-clock.rules.ts';
import { HOUR_MS } from '#src/domain/shared/dates.ts';
import type { ProjectStage } from '#src/domain/shared/project-stages.ts';

type ChangeText = {
  /** The button, and the title of its dialog. */
  label: string;
  /** What happens to the project. */
  effect: (stage: ProjectStage) => string;
};

const timeOfRound = (subject: string): string =>
  `${subject} the time that was left, and at least ${ROUND_WORKING_MS / HOUR_MS} working hours.`;

export const CHANGE_TEXTS: Record<StaffChange, ChangeText> = {
  designs_sent: {
    label: 'Send designs',
    effect: () => 'The customer has the designs. The clock stops until they choose one.',
  },
  design_chosen: {
    label: 'Start building',
    effect: () =>
      `The customer has chosen a design, for example by phone. The website is due in ${promises.deliveryWorkingHours} working hours.`,
  },
  review_ready: {
    label: 'Ready for review',
    effect: () => 'The customer looks at the website. The clock stops until they approve it.',
  },
  approved: {
    label: 'Customer approved',
    effect: () => 'The clock runs again, with the time that was left, until the website is live.',
  },
  went_live: {
    label: 'Mark as live',
    effect: () => 'The website is open to visitors, and nothing more is due.',
  },
  changes_requested: {
    label: 'Changes requested',
    effect: (stage) =>
      stage === 'choosing'
        ? `A new round of designs begins. They are due in ${promises.prototypeHours} hours.`
        : `The project goes back to building. ${timeOfRound('The changes have')}`,
  },
  reopened: {
    label: 'Reopen',
    effect: () => `The project goes back to building. ${timeOfRound('The work has')}`,
  },
};
