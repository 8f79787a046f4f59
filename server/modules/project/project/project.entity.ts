import { defineEntity, type InferEntity, p, timestamp } from '#server/platform/database/base.entity.ts';
import { PROJECT_ACTORS, PROJECT_EVENT_KINDS } from '#src/domain/project/project/project.rules.ts';
import { PROJECT_STAGES } from '#src/domain/shared/project-stages.ts';

export const PROJECT_MISSING = 'We can’t find this project. Choose it from the list of projects.';

/** Sorts what is due first, then what waits for the customer, then what is finished. */
export const DUE_SORT = `coalesce(due_at, case when stage in ('live', 'closed') then '9999-02-01 00:00:00+00'::timestamptz else '9999-01-01 00:00:00+00'::timestamptz end)`;

/** The work on one paid order. Its events decide the stage; the columns repeat it for lists. */
export const ProjectEntity = defineEntity({
  name: 'Project',
  tableName: 'project',
  properties: {
    id: p.integer().primary().autoincrement(),
    orderId: p.integer(),
    stage: p.enum([...PROJECT_STAGES]),
    /** When the shop's part is due; null when nothing is due from the shop. */
    dueAt: timestamp().nullable(),
    siteUrl: p.string().length(255).nullable(),
    /** The admin account that has it. */
    assigneeId: p.integer().nullable(),
    chosenDesignId: p.integer().nullable(),
    /** The domain that the customer wants. */
    domain: p.string().length(253).nullable(),
    domainConfirmedAt: timestamp().nullable(),
    /** Incremented to revoke every link to the customer's page emailed before. */
    linkVersion: p.integer().default(1),
    /** Moves with each email that carries the link; null before the first. */
    linkExpiresAt: timestamp().nullable(),
    changedAt: timestamp(),
    createdAt: timestamp(),
  },
  uniques: [{ properties: ['orderId'] }],
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['stage', 'createdAt', 'id'] },
    { properties: ['assigneeId'] },
    {
      name: 'project_due_sort',
      expression: `create index "project_due_sort" on "project" ((${DUE_SORT}), "id")`,
    },
  ],
  checks: [
    {
      name: 'project_due_at_check',
      expression: `due_at is null or stage in ('designing', 'building', 'reviewing')`,
    },
    { name: 'project_link_version_check', expression: 'link_version > 0' },
    {
      name: 'project_domain_check',
      expression: 'domain_confirmed_at is null or domain is not null',
    },
  ],
});
export type ProjectRow = InferEntity<typeof ProjectEntity>;

export const ProjectEventEntity = defineEntity({
  name: 'ProjectEvent',
  tableName: 'project_event',
  properties: {
    id: p.integer().primary().autoincrement(),
    projectId: p.integer(),
    kind: p.enum([...PROJECT_EVENT_KINDS]),
    actorKind: p.enum([...PROJECT_ACTORS]),
    actorName: p.string().length(120),
    note: p.string().length(1000).nullable(),
    /** The address of the website that this change named. */
    siteUrl: p.string().length(255).nullable(),
    createdAt: timestamp(),
  },
  indexes: [{ properties: ['projectId', 'id'] }],
});
export type ProjectEventRow = InferEntity<typeof ProjectEventEntity>;
/** The events of one project, oldest first. */
export type ProjectHistory = readonly ProjectEventRow[];
