import { defineEntity, type InferEntity, p } from '#server/platform/database/base.entity.ts';
import { CONFIRMED_ROWS } from '#src/domain/office/launch/launch.schema.ts';

/** What the server can't find out by itself: confirmations of owners, and the newest backup. */
export const LaunchRecordEntity = defineEntity({
  name: 'LaunchRecord',
  tableName: 'launch_record',
  properties: {
    subject: p.enum([...CONFIRMED_ROWS, 'backup']).primary(),
    actorName: p.string().length(120),
    at: p.timestamp(),
  },
});
export type LaunchRecordRow = InferEntity<typeof LaunchRecordEntity>;
