import { runBulkOf } from '#server/platform/bulk.ts';
import { adminAction, adminProcedure, router } from '#server/trpc/trpc.ts';
import {
  addBatchInput,
  batchView,
  certificateAdminView,
  certificateListInput,
  changeBatchInput,
  plantInput,
  plantingView,
  unplantInput,
} from '#src/domain/project/tree/certificate.schema.ts';
import { bulkView, pageOf } from '#src/domain/shared/list.schema.ts';
import { idInput } from '#src/domain/shared/text.schema.ts';
import { listCertificates } from './certificate.service.ts';
import {
  addBatch,
  changeBatch,
  getPlanting,
  plantCertificate,
  removeBatch,
  unplantCertificate,
} from './planting.service.ts';

const batch = adminProcedure.output(batchView);
const bulk = adminProcedure.output(bulkView);

export const treeRouter = router({
  list: adminProcedure
    .input(certificateListInput)
    .output(pageOf(certificateAdminView))
    .query(({ ctx, input }) => listCertificates(ctx, input)),
  planting: adminProcedure.output(plantingView).query(({ ctx }) => getPlanting(ctx)),
  addBatch: batch.input(addBatchInput).mutation(({ ctx, input }) => addBatch(ctx, input)),
  changeBatch: batch.input(changeBatchInput).mutation(({ ctx, input }) => changeBatch(ctx, input)),
  removeBatch: adminAction.input(idInput).mutation(({ ctx, input }) => removeBatch(ctx, input.id)),
  plant: bulk
    .input(plantInput)
    .mutation(({ ctx, input }) =>
      runBulkOf(ctx, input.ids, (inner, id) => plantCertificate(inner, id, input.batchId)),
    ),
  unplant: bulk
    .input(unplantInput)
    .mutation(({ ctx, input }) => runBulkOf(ctx, input.ids, unplantCertificate)),
});
