import { Button, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { failureText } from '#src/client/trpc.ts';
import type { StaffChange } from '#src/domain/project/project.rules.ts';
import {
  PROJECT_NOTE_MAX,
  type ProjectDetailView,
  SITE_URL_MAX,
} from '#src/domain/project/project.schema.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { CHANGE_TEXTS } from './change-texts.ts';

export type ChangeDetails = { note: string | null; siteUrl: string | null };

type Props = {
  project: ProjectDetailView;
  change: StaffChange | null;
  onClose: () => void;
  /** Rejects with the server's message; the dialog stays open and shows it. */
  onConfirm: (change: StaffChange, details: ChangeDetails) => Promise<unknown>;
};

/** Says what a change does before it is made. */
export function ChangeDialog({ project, change, onClose, onConfirm }: Props) {
  return (
    <Dialog title={change && CHANGE_TEXTS[change].label} isOpen={change !== null} onClose={onClose}>
      {change && <ChangeForm {...{ project, change, onClose, onConfirm }} />}
    </Dialog>
  );
}

function ChangeForm({ project, change, onClose, onConfirm }: Props & { change: StaffChange }) {
  const [note, setNote] = useState('');
  const [siteUrl, setSiteUrl] = useState(project.siteUrl ?? '');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const goesLive = change === 'went_live';

  async function submit(): Promise<void> {
    setIsBusy(true);
    try {
      await onConfirm(change, { note: note.trim() || null, siteUrl: goesLive ? siteUrl.trim() : null });
      onClose();
    } catch (failure) {
      setError(failureText(failure, 'That did not work. Please try again.'));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Text mb="md">{CHANGE_TEXTS[change].effect(project.stage)} No email is sent.</Text>
      {goesLive && (
        <TextInput
          label="Address of the website"
          placeholder="https://"
          inputMode="url"
          autoComplete="off"
          withAsterisk
          mb="md"
          maxLength={SITE_URL_MAX}
          value={siteUrl}
          error={error}
          onChange={(event) => {
            setSiteUrl(event.currentTarget.value);
            setError(null);
          }}
        />
      )}
      <Textarea
        label="Note"
        description="Kept in the project’s history, for staff only."
        autosize
        minRows={2}
        maxLength={PROJECT_NOTE_MAX}
        value={note}
        error={goesLive ? null : error}
        onChange={(event) => {
          setNote(event.currentTarget.value);
          setError(null);
        }}
      />
      <DialogActions safe="Keep as it is" onSafe={onClose}>
        <Button type="submit" loading={isBusy}>
          {CHANGE_TEXTS[change].label}
        </Button>
      </DialogActions>
    </form>
  );
}
