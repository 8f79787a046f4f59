import './trees.css';
import { Button, Table, Text } from '@mantine/core';
import { failureText, trpc } from '#src/client/trpc.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';
import { adminDay } from '#src/domain/shared/dates.ts';
import type { BatchView } from '#src/domain/tree/certificate.schema.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';

type Props = { batches: readonly BatchView[]; onEdit: (batch: BatchView) => void };

/** The plantings, newest first. */
export function Plantings({ batches, onEdit }: Props) {
  return (
    <section className="admin-card plantings" aria-labelledby="plantings">
      <h2 id="plantings">Plantings</h2>
      {batches.length === 0 ? (
        <Text c="dimmed">No plantings yet. Record one when the planting organisation has confirmed it.</Text>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        <section className="plantings-scroll" aria-label="All plantings" tabIndex={0}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                {['Planting', 'Place', 'Trees', 'Evidence', 'Actions'].map((label) => (
                  <Table.Th key={label}>{label}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {batches.map((batch) => (
                <Planting key={batch.id} batch={batch} onEdit={onEdit} />
              ))}
            </Table.Tbody>
          </Table>
        </section>
      )}
    </section>
  );
}

function Planting({ batch, onEdit }: { batch: BatchView; onEdit: Props['onEdit'] }) {
  const utils = trpc.useUtils();
  const remove = trpc.trees.removeBatch.useMutation({
    onSuccess: () => showToast({ title: `Planting ${batch.id} removed` }),
    onError: (error) =>
      showToast({
        title: 'The planting was not removed',
        description: failureText(error, 'Please try again.'),
        variant: 'destructive',
      }),
    onSettled: () => void utils.trees.invalidate(),
  });
  const { id, plantedOn, place, partnerReference, trees, evidence } = batch;
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {adminDay(plantedOn)}
        <span className="alist-sub">Planting {id}</span>
      </Table.Th>
      <Table.Td>
        {place}
        {partnerReference && <span className="alist-sub">{partnerReference}</span>}
      </Table.Td>
      <Table.Td>{trees > 0 ? <a href={`${paths.adminTrees}?batchId=${id}`}>{trees}</a> : 0}</Table.Td>
      <Table.Td>
        {evidence ? (
          <a href={`${apiPaths.plantings}/${id}/evidence`} rel="external" download>
            {evidence.name}
          </a>
        ) : (
          'None'
        )}
      </Table.Td>
      <Table.Td>
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
      </Table.Td>
    </Table.Tr>
  );
}
