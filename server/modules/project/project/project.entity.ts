import { ddl, defineEntity, type InferEntity, p } from '#server/platform/database/base.entity.ts';
import { MESSAGE_AUTHORS, MESSAGE_KINDS } from '#src/domain/project/customer-page/customer-page.schema.ts';
import { DESIGN_KINDS } from '#src/domain/project/design/design.schema.ts';
import { FILE_PURPOSES, FILE_UPLOADERS } from '#src/domain/project/file/project-file.schema.ts';
import { PROJECT_ACTORS, PROJECT_EVENT_KINDS } from '#src/domain/project/project/project.rules.ts';
import { PROJECT_STAGES } from '#src/domain/shared/project-stages.ts';

export const PROJECT_MISSING = 'We can’t find this project. Choose it from the list of projects.';

/** Sorts what is due first, then what waits for the customer, then what is finished. */
export const DUE_SORT = `coalesce(due_at, case when stage in ('live', 'closed') then '9999-02-01 00:00:00+00'::timestamptz else '9999-01-01 00:00:00+00'::timestamptz end)`;

/** Its events decide the stage; the columns repeat it for lists. */
export const ProjectEntity = defineEntity({
  name: 'Project',
  tableName: 'project',
  properties: {
    id: p.serialId(),
    orderId: p.integer(),
    stage: p.enum([...PROJECT_STAGES]),
    /** Null when nothing is due from the shop. */
    dueAt: p.timestamp().nullable(),
    siteUrl: p.string().length(255).nullable(),
    assigneeId: p.integer().nullable(),
    chosenDesignId: p.integer().nullable(),
    /** The domain that the customer wants. */
    domain: p.string().length(253).nullable(),
    domainConfirmedAt: p.timestamp().nullable(),
    /** Incremented to revoke every link to the customer's page emailed before. */
    linkVersion: p.integer().default(1),
    /** Moves with each email that carries the link; null before the first. */
    linkExpiresAt: p.timestamp().nullable(),
    changedAt: p.timestamp(),
    createdAt: p.timestamp(),
  },
  uniques: [{ properties: ['orderId'] }],
  indexes: [
    { properties: ['createdAt', 'id'] },
    { properties: ['stage', 'createdAt', 'id'] },
    { properties: ['assigneeId'] },
    ddl.index('project_due_sort', `"project" ((${DUE_SORT}), "id")`),
  ],
  checks: ddl.checks({
    project_due_at_check: `due_at is null or stage in ('designing', 'building', 'reviewing')`,
    project_link_version_check: 'link_version > 0',
    project_domain_check: 'domain_confirmed_at is null or domain is not null',
  }),
});
export type ProjectRow = InferEntity<typeof ProjectEntity>;

export const ProjectEventEntity = defineEntity({
  name: 'ProjectEvent',
  tableName: 'project_event',
  properties: {
    id: p.serialId(),
    projectId: p.integer(),
    kind: p.enum([...PROJECT_EVENT_KINDS]),
    actorKind: p.enum([...PROJECT_ACTORS]),
    actorName: p.string().length(120),
    note: p.string().length(1000).nullable(),
    siteUrl: p.string().length(255).nullable(),
    createdAt: p.timestamp(),
  },
  indexes: [{ properties: ['projectId', 'id'] }],
});
export type ProjectEventRow = InferEntity<typeof ProjectEventEntity>;
/** Oldest first. */
export type ProjectHistory = readonly ProjectEventRow[];

export const ProjectFileEntity = defineEntity({
  name: 'ProjectFile',
  tableName: 'project_file',
  properties: {
    id: p.serialId(),
    projectId: p.integer(),
    purpose: p.enum([...FILE_PURPOSES]),
    uploadedBy: p.enum([...FILE_UPLOADERS]),
    /** As the uploader named it, for the download. */
    name: p.string().length(200),
    mediaType: p.string().length(100),
    sizeBytes: p.integer(),
    storageKey: p.string().length(120).unique(),
    /** Null unless the file is a picture. */
    thumbnailKey: p.string().length(120).nullable().unique(),
    createdAt: p.timestamp(),
  },
  indexes: [{ properties: ['projectId', 'id'] }],
  checks: ddl.checks({ project_file_size_bytes_check: 'size_bytes > 0' }),
});
export type ProjectFileRow = InferEntity<typeof ProjectFileEntity>;

export const ProjectDesignEntity = defineEntity({
  name: 'ProjectDesign',
  tableName: 'project_design',
  properties: {
    id: p.serialId(),
    projectId: p.integer(),
    /** 1 for the first designs; one more after each round of changes while choosing. */
    round: p.integer(),
    position: p.integer(),
    title: p.string().length(120),
    note: p.string().length(1000).nullable(),
    kind: p.enum([...DESIGN_KINDS]),
    fileId: p.integer().nullable().unique(),
    link: p.string().length(1000).nullable(),
    /** The event that sent it to the customer; null until then. */
    eventId: p.integer().nullable(),
    createdAt: p.timestamp(),
  },
  indexes: [{ properties: ['projectId', 'round', 'position'] }],
  checks: ddl.checks({
    project_design_place_check: 'round > 0 and position > 0',
    project_design_content_check: `(kind = 'link') = (link is not null) and (kind = 'link') = (file_id is null)`,
  }),
});
export type ProjectDesignRow = InferEntity<typeof ProjectDesignEntity>;

export const ProjectMessageEntity = defineEntity({
  name: 'ProjectMessage',
  tableName: 'project_message',
  properties: {
    id: p.serialId(),
    projectId: p.integer(),
    /** The event it belongs to: of a change request, the one that opened the round. */
    eventId: p.integer().nullable(),
    kind: p.enum([...MESSAGE_KINDS]),
    authorKind: p.enum([...MESSAGE_AUTHORS]),
    authorName: p.string().length(120),
    text: p.text(),
    /** Of a change request: when the shop answered it with new work. */
    answeredAt: p.timestamp().nullable(),
    createdAt: p.timestamp(),
  },
  indexes: [
    { properties: ['projectId', 'id'] },
    ddl.index(
      'project_message_open_round',
      `"project_message" ("project_id") where kind = 'change_request' and answered_at is null`,
      'unique index',
    ),
  ],
  checks: ddl.checks({
    project_message_answered_check: `answered_at is null or kind = 'change_request'`,
  }),
});

export const ProjectMessageFileEntity = defineEntity({
  name: 'ProjectMessageFile',
  tableName: 'project_message_file',
  properties: { messageId: p.integer().primary(), fileId: p.integer().primary().unique() },
});
