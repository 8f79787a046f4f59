import { runBulkOf } from '#server/platform/bulk.ts';
import { adminAction, adminProcedure } from '#server/trpc/procedures.ts';
import { router } from '#server/trpc/trpc.ts';
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
import { listCertificates } from './certificate-list.service.ts';
import {
  addBatch,
  changeBatch,
  getPlanting,
  plantCertificate,
  removeBatch,
  unplantCertificate,
} from './planting.service.ts';

export const treeRouter = router({
  list: adminProcedure
    .input(certificateListInput)
    .output(pageOf(certificateAdminView))
    .query(({ ctx, input }) => listCertificates(ctx, input)),
  planting: adminProcedure.output(plantingView).query(({ ctx }) => getPlanting(ctx)),
  addBatch: adminProcedure
    .input(addBatchInput)
    .output(batchView)
    .mutation(({ ctx, input }) => addBatch(ctx, input)),
  changeBatch: adminProcedure
    .input(changeBatchInput)
    .output(batchView)
    .mutation(({ ctx, input }) => changeBatch(ctx, input)),
  removeBatch: adminAction.input(idInput).mutation(({ ctx, input }) => removeBatch(ctx, input.id)),
  plant: adminProcedure
    .input(plantInput)
    .output(bulkView)
    .mutation(({ ctx, input }) =>
      runBulkOf(ctx, input.ids, (inner, id) => plantCertificate(inner, id, input.batchId)),
    ),
  unplant: adminProcedure
    .input(unplantInput)
    .output(bulkView)
    .mutation(({ ctx, input }) => runBulkOf(ctx, input.ids, unplantCertificate)),
});
