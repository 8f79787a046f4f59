import { Button, FileInput, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { showFailure } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import { uploadFile } from '#src/client/upload-file.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { UNPLANT_MINUTES } from '#src/domain/project/tree/certificate.rules.ts';
import {
  addBatchInput,
  BATCH_TREES_MAX,
  type BatchView,
  EVIDENCE_ACCEPT,
  PLACE_MAX,
  REFERENCE_MAX,
} from '#src/domain/project/tree/certificate.schema.ts';
import { utcDay } from '#src/domain/shared/dates.ts';
import { focusFirstError } from '#src/ui/behaviour/focus-first-error.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';

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

type Props = {
  edited: BatchView | 'new' | null;
  /** How many trees wait for a planting. */
  reserved: number;
  onClose: () => void;
};

export function PlantingDialog({ edited, reserved, onClose }: Props) {
  const title = edited === 'new' ? 'Record a planting' : edited && `Change planting ${edited.id}`;
  return (
    <Dialog title={title} isOpen={edited !== null} onClose={onClose}>
      {edited && (
        <PlantingForm batch={edited === 'new' ? null : edited} reserved={reserved} onClose={onClose} />
      )}
    </Dialog>
  );
}

type FormProps = { batch: BatchView | null; reserved: number; onClose: () => void };

function PlantingForm({ batch, reserved, onClose }: FormProps) {
  const utils = trpc.useUtils();
  const add = trpc.trees.addBatch.useMutation();
  const change = trpc.trees.changeBatch.useMutation();
  const form = useForm({
    mode: 'uncontrolled',
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
      void utils.trees.invalidate();
      onClose();
    } catch (error) {
      showFailure(form, error, 'place', 'We couldn’t save this. Nothing is lost: try again.');
    }
  }

  return (
    <form noValidate onSubmit={form.onSubmit((values) => void save(values), focusFirstError)}>
      <Stack gap="sm">
        <TextInput
          type="date"
          label="Planted on"
          withAsterisk
          key={form.key('plantedOn')}
          {...form.getInputProps('plantedOn')}
        />
        <TextInput
          label="Place"
          description="As the certificates name it, for example Mendip Hills, Somerset."
          withAsterisk
          maxLength={PLACE_MAX}
          key={form.key('place')}
          {...form.getInputProps('place')}
        />
        <TextInput
          label="Reference"
          description="Of the organisation that planted the trees. Only staff see it."
          maxLength={REFERENCE_MAX}
          key={form.key('partnerReference')}
          {...form.getInputProps('partnerReference')}
        />
        {!batch && (
          <TextInput
            label="Trees"
            description={`The oldest of ${reserved} reserved. Their customers get an email in ${UNPLANT_MINUTES} minutes; until then you can take trees out again.`}
            inputMode="numeric"
            autoComplete="off"
            key={form.key('trees')}
            {...form.getInputProps('trees')}
          />
        )}
        <FileInput
          label={batch?.evidence ? 'New evidence' : 'Evidence'}
          description="A JPEG or PNG picture or a PDF, at most 10 MB. Only staff see it."
          accept={EVIDENCE_ACCEPT}
          placeholder="Choose a file"
          clearable
          key={form.key('evidence')}
          {...form.getInputProps('evidence')}
        />
        <DialogActions safe="Cancel" onSafe={onClose}>
          <Button type="submit" loading={form.submitting}>
            Save
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

function savedText({ trees }: BatchView, isChange: boolean): string {
  if (trees === 0) return 'Select certificates in the list to add their trees.';
  if (isChange) return trees === 1 ? 'Its certificate shows it.' : `Its ${trees} certificates show it.`;
  return `${trees} ${trees === 1 ? 'tree is' : 'trees are'} planted.`;
}
