/** The stages of a project, which orders, forms and pages name too. */
export const PROJECT_STAGES = [
  'awaiting_form',
  'designing',
  'choosing',
  'building',
  'reviewing',
  'live',
  'closed',
] as const;
export type ProjectStage = (typeof PROJECT_STAGES)[number];
