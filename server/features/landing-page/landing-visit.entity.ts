import { defineEntity, p } from '#server/platform/database/base.entity.ts';

/** Visits that began on a page, counted per day. Contains nothing about visitors. */
export const LandingVisitEntity = defineEntity({
  name: 'LandingVisit',
  tableName: 'landing_visit',
  properties: {
    id: p.integer().primary().autoincrement(),
    day: p.date(),
    path: p.string().length(300),
    visits: p.integer(),
  },
  uniques: [{ properties: ['day', 'path'] }],
  checks: [{ name: 'landing_visit_visits_check', expression: 'visits > 0' }],
});
