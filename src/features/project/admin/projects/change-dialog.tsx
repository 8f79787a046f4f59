import { Button, NativeSelect, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readFailure, trpc } from '#src/client/trpc.ts';
import { isEmailed, type StaffChange, UNDO_MINUTES } from '#src/domain/project/project/project.rules.ts';
import {
  PROJECT_NOTE_MAX,
  type ProjectDetailView,
  SITE_URL_MAX,
} from '#src/domain/project/project/project.schema.ts';
import { inWords } from '#src/domain/shared/number-text.ts';
import { useAttempt } from '#src/features/admin/dialog/use-attempt.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { CHANGE_TEXTS } from './change-texts.ts';
import { StageEmail } from './email-preview.tsx';

export type ChangeDetails = {
  note: string | null;
  customerNote: string | null;
  siteUrl: string | null;
  designId: number | null;
  liveAnyway: boolean;
};

type Props = {
  project: ProjectDetailView;
  change: StaffChange | null;
  onClose: () => void;
  /** Rejects with the server's message; the dialog stays open and shows it. */
  onConfirm: (change: StaffChange, details: ChangeDetails) => Promise<unknown>;
};

/** Says what a change does, and shows the email that it sends, before it is made. */
export function ChangeDialog({ project, change, onClose, onConfirm }: Props) {
  return (
    <Dialog
      title={change && CHANGE_TEXTS[change].label}
      isOpen={change !== null}
      onClose={onClose}
      size={change && isEmailed(change) ? 'lg' : undefined}
    >
      {change && <ChangeForm {...{ project, change, onClose, onConfirm }} />}
    </Dialog>
  );
}

const EMAIL_AT_ONCE = `The customer gets the email below at once. You can undo the change for ${inWords(UNDO_MINUTES)} minutes, but not the email.`;

const isSiteUnreachable = (error: unknown): boolean =>
  (readFailure(error)?.data as { isUnreachable?: boolean } | undefined)?.isUnreachable === true;

/** The changes that name the address of the website. */
const ADDRESS_LABELS: Partial<Record<StaffChange, string>> = {
  review_ready: 'Address where the customer can look at the website',
  went_live: 'Address of the website',
};

/** Newest round first. Empty if the designs were sent some other way. */
function useSentDesigns(projectId: number, isAsked: boolean): { value: string; label: string }[] {
  const query = trpc.projectDesigns.list.useQuery({ projectId }, { enabled: isAsked });
  if (!isAsked) return [];
  return (query.data?.sent ?? []).map(({ id, title, round }) => ({
    value: String(id),
    label: round > 1 ? `${title} (round ${round})` : title,
  }));
}

function ChangeForm({ project, change, onClose, onConfirm }: Props & { change: StaffChange }) {
  const [note, setNote] = useState('');
  const [customerNote, setCustomerNote] = useState('');
  // The address of a review is seldom that of the live website.
  const [siteUrl, setSiteUrl] = useState((change === 'review_ready' && project.siteUrl) || '');
  const [designId, setDesignId] = useState('');
  const { error, setError, isBusy, attempt } = useAttempt();
  const [isUnreachable, setIsUnreachable] = useState(false);
  const addressLabel = ADDRESS_LABELS[change];
  const designs = useSentDesigns(project.id, change === 'design_chosen');
  const forCustomer = {
    customerNote: customerNote.trim() || null,
    siteUrl: addressLabel ? siteUrl.trim() || null : null,
  };

  const submit = (liveAnyway = false) =>
    attempt(
      async () => {
        const choice = designId ? Number(designId) : null;
        await onConfirm(change, {
          note: note.trim() || null,
          designId: choice,
          liveAnyway,
          ...forCustomer,
        });
        onClose();
      },
      (failure) => isSiteUnreachable(failure) && setIsUnreachable(true),
    );
  const edit = (set: (value: string) => void) => (event: { currentTarget: { value: string } }) => {
    set(event.currentTarget.value);
    setError(null);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Text mb="md">
        {CHANGE_TEXTS[change].effect(project.stage)} {isEmailed(change) ? EMAIL_AT_ONCE : 'No email is sent.'}
      </Text>
      {designs.length > 0 && (
        <NativeSelect
          label="Design that the customer chose"
          withAsterisk
          mb="md"
          data={[{ value: '', label: 'Choose a design' }, ...designs]}
          value={designId}
          error={error}
          onChange={edit(setDesignId)}
        />
      )}
      {addressLabel && (
        <TextInput
          label={addressLabel}
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          withAsterisk
          mb="md"
          maxLength={SITE_URL_MAX}
          value={siteUrl}
          error={error}
          onChange={(event) => {
            setIsUnreachable(false);
            edit(setSiteUrl)(event);
          }}
        />
      )}
      {isEmailed(change) && (
        <Textarea
          label="Note to the customer"
          description="Appears in the email."
          autosize
          minRows={2}
          mb="md"
          maxLength={PROJECT_NOTE_MAX}
          value={customerNote}
          onChange={edit(setCustomerNote)}
        />
      )}
      <Textarea
        label="Note for staff"
        description={
          isUnreachable
            ? 'If it is live anyway, say why its address doesn’t respond.'
            : 'Kept in the project’s history.'
        }
        autosize
        minRows={2}
        maxLength={PROJECT_NOTE_MAX}
        value={note}
        error={addressLabel || designs.length > 0 ? null : error}
        onChange={edit(setNote)}
      />
      {isEmailed(change) && <StageEmail id={project.id} change={change} {...forCustomer} />}
      <DialogActions safe="Keep as it is" onSafe={onClose}>
        {isUnreachable && (
          <Button
            variant="default"
            loading={isBusy}
            disabled={!note.trim()}
            onClick={() => void submit(true)}
          >
            {CHANGE_TEXTS[change].label} anyway
          </Button>
        )}
        <Button type="submit" loading={isBusy}>
          {isUnreachable ? 'Check again' : CHANGE_TEXTS[change].label}
        </Button>
      </DialogActions>
    </form>
  );
}
