import { AdminCard } from '#src/features/admin/shell/admin-page.tsx';
import './trees.css';
import { Button, FileInput, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { showErrorToast, showFailure } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import { uploadFile } from '#src/client/upload-file.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';
import { UNPLANT_MINUTES } from '#src/domain/project/tree/certificate.rules.ts';
import {
  addBatchInput,
  BATCH_TREES_MAX,
  type BatchView,
  EVIDENCE_ACCEPT,
  PLACE_MAX,
  REFERENCE_MAX,
} from '#src/domain/project/tree/certificate.schema.ts';
import { adminDay, utcDay } from '#src/domain/shared/dates.ts';
import { DataTable } from '#src/features/admin/list/data-table.tsx';
import type { Column } from '#src/features/admin/list/list-definition.ts';
import { useRefreshCounts } from '#src/features/admin/shell/counts.ts';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { useKeptFocus } from '#src/ui/behaviour/use-kept-focus.ts';
import { DialogForm } from '#src/ui/components/dialog.tsx';
import { Badge } from '#src/ui/components/status-badge.tsx';

type Props = { batches: readonly BatchView[]; onEdit: (batch: BatchView) => void };

export function Plantings({ batches, onEdit }: Props) {
  const keptFocus = useKeptFocus<HTMLElement>();
  return (
    <AdminCard title="Plantings" className="plantings" {...keptFocus}>
      {batches.length === 0 ? (
        <Text c="dimmed">No plantings yet. Record one when the planting organisation has confirmed it.</Text>
      ) : (
        <DataTable
          caption="All plantings"
          columns={[
            ...COLUMNS,
            { label: 'Actions', cell: (batch) => <Actions batch={batch} onEdit={onEdit} /> },
          ]}
          rows={batches}
        />
      )}
    </AdminCard>
  );
}

const COLUMNS: readonly Column<BatchView>[] = [
  {
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
    label: 'Place',
    cell: ({ place, partnerReference }) => (
      <div>
        {place}
        {partnerReference && <span className="alist-sub">{partnerReference}</span>}
      </div>
    ),
  },
  {
    label: 'Trees',
    align: 'right',
    cell: ({ id, trees }) => (trees > 0 ? <a href={`${paths.adminTrees}?batchId=${id}`}>{trees}</a> : 0),
  },
  {
    label: 'Evidence',
    cell: ({ id, evidence }) =>
      evidence ? (
        <a href={`${apiPaths.plantings}/${id}/evidence`} rel="external" download>
          {evidence.name}
        </a>
      ) : (
        <Badge tone="wait" mark="!">
          Evidence missing
        </Badge>
      ),
  },
];

function Actions({ batch, onEdit }: { batch: BatchView; onEdit: Props['onEdit'] }) {
  const { id, trees } = batch;
  const refresh = useRefreshTrees();
  const remove = trpc.trees.removeBatch.useMutation({
    onSuccess: () => showToast({ title: `Planting ${id} removed` }),
    onError: (error) => showErrorToast('The planting was not removed', error),
    onSettled: refresh,
  });
  return (
    <div className="admin-actions">
      <Button size="compact-sm" variant="default" aria-haspopup="dialog" onClick={() => onEdit(batch)}>
        {batch.evidence ? 'Change…' : 'Add evidence…'} <span className="sr-only">planting {id}</span>
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

export function useRefreshTrees(): () => void {
  const utils = trpc.useUtils();
  const refreshCounts = useRefreshCounts();
  return () => {
    void utils.trees.invalidate();
    refreshCounts();
  };
}

const EVIDENCE_FAILED = 'The file was not uploaded. Open the planting and choose it again.';

/** @returns why it failed, or null */
const uploadEvidence = (batchId: number, file: File): Promise<string | null> =>
  uploadFile({
    url: `${apiPaths.plantings}/${batchId}/evidence`,
    field: 'evidence',
    file,
    failed: EVIDENCE_FAILED,
  }).then(
    () => null,
    (error: Error) => error.message,
  );

type FormProps = {
  batch: BatchView | null;
  /** How many trees wait for a planting. */
  reserved: number;
  onClose: () => void;
};

export function PlantingForm({ batch, reserved, onClose }: FormProps) {
  const refresh = useRefreshTrees();
  const add = trpc.trees.addBatch.useMutation();
  const change = trpc.trees.changeBatch.useMutation();
  const form = useForm({
    initialValues: {
      plantedOn: batch?.plantedOn ?? utcDay(new Date()),
      place: batch?.place ?? '',
      partnerReference: batch?.partnerReference ?? '',
      trees: String(batch ? 0 : Math.min(reserved, BATCH_TREES_MAX)),
      evidence: null as File | null,
    },
    validate: schemaResolver(addBatchInput, { sync: true }),
  });

  async function save({ evidence, trees, ...fields }: typeof form.values): Promise<void> {
    try {
      const saved = batch
        ? await change.mutateAsync({ id: batch.id, ...fields })
        : await add.mutateAsync({ ...fields, trees });
      const problem = evidence && (await uploadEvidence(saved.id, evidence));
      showToast({
        title: batch ? 'Planting changed' : 'Planting recorded',
        description: problem ?? savedText(saved, batch !== null),
        ...(problem ? { variant: 'destructive' as const } : {}),
      });
      refresh();
      onClose();
    } catch (error) {
      showFailure(form, error, 'place');
    }
  }

  return (
    <DialogForm
      safe="Cancel"
      onSafe={onClose}
      action="Save"
      isBusy={form.submitting}
      onSubmit={form.onSubmit(save, focusFirstError)}
    >
      <Stack gap="sm">
        <TextInput type="date" label="Planted on" withAsterisk {...form.getInputProps('plantedOn')} />
        <TextInput
          label="Place"
          description="As the certificates name it, for example Mendip Hills, Somerset."
          withAsterisk
          maxLength={PLACE_MAX}
          {...form.getInputProps('place')}
        />
        <TextInput
          label="Reference"
          description="Of the organisation that planted the trees. Only staff see it."
          maxLength={REFERENCE_MAX}
          {...form.getInputProps('partnerReference')}
        />
        {!batch && (
          <TextInput
            label="Trees"
            description={`The oldest of ${reserved} reserved. Their customers get an email in ${UNPLANT_MINUTES} minutes; until then you can take trees out again.`}
            inputMode="numeric"
            autoComplete="off"
            {...form.getInputProps('trees')}
          />
        )}
        <FileInput
          label={batch?.evidence ? 'New evidence' : 'Evidence'}
          description="A JPEG or PNG picture or a PDF, at most 10 MB. Only staff see it."
          accept={EVIDENCE_ACCEPT}
          placeholder="Choose a file"
          clearable
          {...form.getInputProps('evidence')}
        />
      </Stack>
    </DialogForm>
  );
}

function savedText({ trees }: BatchView, isChange: boolean): string {
  if (trees === 0) return 'Select certificates in the list to add their trees.';
  if (isChange) return trees === 1 ? 'Its certificate shows it.' : `Its ${trees} certificates show it.`;
  return `${trees} ${trees === 1 ? 'tree is' : 'trees are'} planted.`;
}
