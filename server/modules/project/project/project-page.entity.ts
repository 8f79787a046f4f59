/** What the customer's page shows besides the clock: files, designs and messages. */
import { defineEntity, type InferEntity, p, timestamp } from '#server/platform/database/base.entity.ts';
import {
  DESIGN_KINDS,
  FILE_PURPOSES,
  FILE_UPLOADERS,
  MESSAGE_AUTHORS,
  MESSAGE_KINDS,
} from '#src/domain/project/project/customer-page.schema.ts';

export const ProjectFileEntity = defineEntity({
  name: 'ProjectFile',
  tableName: 'project_file',
  properties: {
    id: p.integer().primary().autoincrement(),
    projectId: p.integer(),
    purpose: p.enum([...FILE_PURPOSES]),
    uploadedBy: p.enum([...FILE_UPLOADERS]),
    /** As the uploader named it, for the download. */
    name: p.string().length(200),
    mediaType: p.string().length(100),
    sizeBytes: p.integer(),
    storageKey: p.string().length(120).unique(),
    /** A smaller picture; null unless the file is a picture. */
    thumbnailKey: p.string().length(120).nullable().unique(),
    createdAt: timestamp(),
  },
  indexes: [{ properties: ['projectId', 'id'] }],
  checks: [{ name: 'project_file_size_bytes_check', expression: 'size_bytes > 0' }],
});
export type ProjectFileRow = InferEntity<typeof ProjectFileEntity>;

export const ProjectDesignEntity = defineEntity({
  name: 'ProjectDesign',
  tableName: 'project_design',
  properties: {
    id: p.integer().primary().autoincrement(),
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
    createdAt: timestamp(),
  },
  indexes: [{ properties: ['projectId', 'round', 'position'] }],
  checks: [
    { name: 'project_design_place_check', expression: 'round > 0 and position > 0' },
    {
      name: 'project_design_content_check',
      expression: `(kind = 'link') = (link is not null) and (kind = 'link') = (file_id is null)`,
    },
  ],
});
export type ProjectDesignRow = InferEntity<typeof ProjectDesignEntity>;

export const ProjectMessageEntity = defineEntity({
  name: 'ProjectMessage',
  tableName: 'project_message',
  properties: {
    id: p.integer().primary().autoincrement(),
    projectId: p.integer(),
    /** The event it belongs to: of a change request, the one that opened the round. */
    eventId: p.integer().nullable(),
    kind: p.enum([...MESSAGE_KINDS]),
    authorKind: p.enum([...MESSAGE_AUTHORS]),
    authorName: p.string().length(120),
    text: p.text(),
    /** Of a change request: when the shop answered it with new work. */
    answeredAt: timestamp().nullable(),
    createdAt: timestamp(),
  },
  indexes: [
    { properties: ['projectId', 'id'] },
    {
      name: 'project_message_open_round',
      expression: `create unique index "project_message_open_round" on "project_message" ("project_id") where kind = 'change_request' and answered_at is null`,
    },
  ],
  checks: [
    {
      name: 'project_message_answered_check',
      expression: `answered_at is null or kind = 'change_request'`,
    },
  ],
});

export const ProjectMessageFileEntity = defineEntity({
  name: 'ProjectMessageFile',
  tableName: 'project_message_file',
  properties: {
    messageId: p.integer().primary(),
    fileId: p.integer().primary().unique(),
  },
});
