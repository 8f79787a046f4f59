import { showErrorToast } from '#src/client/show-failure.ts';
import './trees.css';
import { Button, Text } from '@mantine/core';
import { trpc } from '#src/client/trpc.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';
import type { BatchView } from '#src/domain/project/tree/certificate.schema.ts';
import { adminDay } from '#src/domain/shared/dates.ts';
import { CardTable } from '#src/features/admin/list/card-table.tsx';
import type { Column } from '#src/features/admin/list/list-types.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { useKeptFocus } from '#src/ui/behaviour/use-kept-focus.ts';

type Props = { batches: readonly BatchView[]; onEdit: (batch: BatchView) => void };

/** The plantings, newest first. */
export function Plantings({ batches, onEdit }: Props) {
  const keptFocus = useKeptFocus<HTMLElement>();
  return (
    <section className="admin-card plantings" aria-labelledby="plantings" {...keptFocus}>
      <h2 id="plantings">Plantings</h2>
      {batches.length === 0 ? (
        <Text c="dimmed">No plantings yet. Record one when the planting organisation has confirmed it.</Text>
      ) : (
        <CardTable
          caption="All plantings"
          columns={[
            ...COLUMNS,
            { key: 'actions', label: 'Actions', cell: (batch) => <Actions batch={batch} onEdit={onEdit} /> },
          ]}
          rows={batches}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  );
}

const COLUMNS: readonly Column<BatchView>[] = [
  {
    key: 'planting',
    label: 'Planting',
    isTitle: true,
    cell: ({ id, plantedOn }) => (
      <>
        <strong>{adminDay(plantedOn)}</strong>
        <span className="alist-sub">Planting {id}</span>
      </>
    ),
  },
  {
    key: 'place',
    label: 'Place',
    cell: ({ place, partnerReference }) => (
      <div>
        {place}
        {partnerReference && <span className="alist-sub">{partnerReference}</span>}
      </div>
    ),
  },
  {
    key: 'trees',
    label: 'Trees',
    align: 'right',
    cell: ({ id, trees }) => (trees > 0 ? <a href={`${paths.adminTrees}?batchId=${id}`}>{trees}</a> : 0),
  },
  {
    key: 'evidence',
    label: 'Evidence',
    cell: ({ id, evidence }) =>
      evidence ? (
        <a href={`${apiPaths.plantings}/${id}/evidence`} rel="external" download>
          {evidence.name}
        </a>
      ) : (
        'None'
      ),
  },
];

function Actions({ batch, onEdit }: { batch: BatchView; onEdit: Props['onEdit'] }) {
  const { id, trees } = batch;
  const utils = trpc.useUtils();
  const remove = trpc.trees.removeBatch.useMutation({
    onSuccess: () => showToast({ title: `Planting ${id} removed` }),
    onError: (error) => showErrorToast('The planting was not removed', error),
    onSettled: () => void utils.trees.invalidate(),
  });
  return (
    <div className="admin-actions">
      <Button size="compact-sm" variant="default" aria-haspopup="dialog" onClick={() => onEdit(batch)}>
        Change… <span className="sr-only">planting {id}</span>
      </Button>
      {trees === 0 && (
        <Button
          size="compact-sm"
          variant="default"
          loading={remove.isPending}
          onClick={() => remove.mutate({ id })}
        >
          Remove <span className="sr-only">planting {id}</span>
        </Button>
      )}
    </div>
  );
}
