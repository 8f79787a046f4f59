import { trpc } from '#src/client/trpc.ts';
import { UNPLANT_MINUTES } from '#src/domain/project/tree/certificate.rules.ts';
import type { BatchView, CertificateAdminView } from '#src/domain/project/tree/certificate.schema.ts';
import { adminDay } from '#src/domain/shared/dates.ts';
import type { BulkAction } from '#src/features/admin/list/list-types.ts';

/** Older plantings are complete. */
const OFFERED = 2;

const trees = (count: number): string => `${count} ${count === 1 ? 'tree' : 'trees'}`;

/** Puts the selected trees into a recent planting, or takes them out again. */
export function useTreeBulk(batches: readonly BatchView[]): BulkAction<CertificateAdminView>[] {
  const utils = trpc.useUtils();
  const refresh = () => void utils.trees.invalidate();
  const plant = trpc.trees.plant.useMutation({ onSettled: refresh });
  const unplant = trpc.trees.unplant.useMutation({ onSettled: refresh });
  const takeOut = (rows: CertificateAdminView[]) => unplant.mutateAsync({ ids: rows.map(({ id }) => id) });
  return [
    ...batches.slice(0, OFFERED).map(
      (batch): BulkAction<CertificateAdminView> => ({
        label: `Add to planting ${batch.id}`,
        confirm: (rows) => ({
          lead: `Planted on ${adminDay(batch.plantedOn)}, ${batch.place}.`,
          rows: rows.map(({ id, number, customerName }) => ({ id, name: number, detail: customerName })),
          effects: [
            'Their certificates say when and where the trees were planted.',
            `Each customer gets an email in ${UNPLANT_MINUTES} minutes. Until then you can undo this.`,
          ],
        }),
        run: (rows) => plant.mutateAsync({ batchId: batch.id, ids: rows.map(({ id }) => id) }),
        done: (count) => `${trees(count)} added to planting ${batch.id}`,
        undo: takeOut,
      }),
    ),
    {
      label: 'Take out of its planting',
      run: takeOut,
      done: (count) => `${trees(count)} reserved again`,
    },
  ];
}
