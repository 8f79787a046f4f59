import './project.css';
import { Button, NativeSelect, Skeleton, Text, Textarea, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showErrorToast } from '#src/client/show-failure.ts';
import { api, failureText, type Inputs, readFailure, trpc } from '#src/client/trpc.ts';
import { promises } from '#src/domain/offer.ts';
import type { ProjectWork } from '#src/domain/project/customer-page/customer-page.schema.ts';
import { isEmailed, type StaffChange, UNDO_MINUTES } from '#src/domain/project/project/project.rules.ts';
import { PROJECT_NOTE_MAX, SITE_URL_MAX } from '#src/domain/project/project/project.schema.ts';
import { ROUND_WORKING_MS } from '#src/domain/project/project/project-clock.rules.ts';
import { PROJECT_STAGE_LABELS } from '#src/domain/project/project/project-texts.rules.ts';
import { HOUR_MS } from '#src/domain/shared/dates.ts';
import { inWords } from '#src/domain/shared/number-text.ts';
import type { ProjectStage } from '#src/domain/shared/project-stages.ts';
import { useAttempt } from '#src/features/admin/dialog/use-attempt.ts';
import { AddressText } from '#src/features/admin/shell/address-text.tsx';
import { useRefreshCounts } from '#src/features/admin/shell/counts.ts';
import { useDraft } from '#src/features/admin/shell/drafts.ts';
import { showUndoToast } from '#src/features/admin/shell/undo-toast.ts';
import { onSubmit } from '#src/ui/behaviour/on-submit.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { QueryError } from '#src/ui/components/query-error.tsx';

type ChangeDetails = Omit<Inputs['projects']['change'], 'id' | 'change' | 'lastEventId'>;

type Props = {
  project: ProjectWork;
  change: StaffChange | null;
  onClose: () => void;
  /** Rejects with the server's message; the dialog stays open and shows it. */
  onConfirm: (change: StaffChange, details: ChangeDetails) => Promise<unknown>;
};

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

const ADDRESS_LABELS: Partial<Record<StaffChange, string>> = {
  review_ready: 'Address where the customer can look at the website',
  went_live: 'Address of the website',
};

function ChangeForm({ project, change, onClose, onConfirm }: Props & { change: StaffChange }) {
  const [note, setNote] = useState('');
  const draft = useDraft(`project-note:${project.id}:${change}`, '');
  const customerNote = draft.value;
  // The address of a review is seldom that of the live website.
  const [siteUrl, setSiteUrl] = useState((change === 'review_ready' && project.siteUrl) || '');
  const [designId, setDesignId] = useState('');
  const { error, isBusy, attempt, edit } = useAttempt();
  const [isUnreachable, setIsUnreachable] = useState(false);
  const addressLabel = ADDRESS_LABELS[change];
  const designs = change === 'design_chosen' ? project.sent : [];
  const forCustomer = {
    customerNote: customerNote.trim() || null,
    siteUrl: addressLabel ? siteUrl.trim() || null : null,
  };

  const submit = (liveAnyway = false) =>
    attempt(
      async () => {
        await onConfirm(change, {
          note: note.trim() || null,
          designId: designId ? Number(designId) : null,
          liveAnyway,
          ...forCustomer,
        });
        draft.clear();
        onClose();
      },
      (failure) => isSiteUnreachable(failure) && setIsUnreachable(true),
    );

  return (
    <form noValidate onSubmit={onSubmit(() => submit())}>
      <Text mb="md">
        {CHANGE_TEXTS[change].effect(project.stage)} {isEmailed(change) ? EMAIL_AT_ONCE : 'No email is sent.'}
      </Text>
      {designs.length > 0 && (
        <NativeSelect
          label="Design that the customer chose"
          withAsterisk
          mb="md"
          data={[
            { value: '', label: 'Choose a design' },
            ...designs.map(({ id, title, round }) => ({
              value: String(id),
              label: round > 1 ? `${title} (round ${round})` : title,
            })),
          ]}
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
          onChange={edit(draft.store)}
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
      {isEmailed(change) && <EmailPreview id={project.id} change={change} {...forCustomer} />}
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

type ChangeText = {
  /** The button, and the title of its dialog. */
  label: string;
  effect: (stage: ProjectStage) => string;
};

const timeOfRound = (subject: string): string =>
  `${subject} the time that was left, and at least ${ROUND_WORKING_MS / HOUR_MS} working hours.`;

export const CHANGE_TEXTS: Record<StaffChange, ChangeText> = {
  designs_sent: {
    label: 'Send designs',
    effect: () => 'The customer has the designs. The clock stops until they choose one.',
  },
  design_chosen: {
    label: 'Start building',
    effect: () =>
      `The customer has chosen a design, for example by phone. The website is due in ${promises.deliveryWorkingHours} working hours.`,
  },
  review_ready: {
    label: 'Ready for review',
    effect: () => 'The customer looks at the website. The clock stops until they approve it.',
  },
  approved: {
    label: 'Customer approved',
    effect: () => 'The clock runs again, with the time that was left, until the website is live.',
  },
  went_live: {
    label: 'Mark as live',
    effect: () => 'The website is open to visitors, and nothing more is due.',
  },
  changes_requested: {
    label: 'Changes requested',
    effect: (stage) =>
      stage === 'choosing'
        ? `A new round of designs begins. They are due in ${promises.prototypeHours} hours.`
        : `The project goes back to building. ${timeOfRound('The changes have')}`,
  },
  reopened: {
    label: 'Reopen',
    effect: () => `The project goes back to building. ${timeOfRound('The work has')}`,
  },
};

/** Shows the project as a call has returned it, and reads again what depends on it. */
export function useShowProject(): (saved: ProjectWork) => void {
  const utils = trpc.useUtils();
  const refreshCounts = useRefreshCounts();
  return (saved) => {
    utils.projects.ofOrder.setData({ orderId: saved.orderId }, saved);
    void utils.orderDetail.get.invalidate({ id: saved.orderId });
    // Its order form and its certificate follow the project.
    void utils.confirmations.invalidate();
    void utils.trees.invalidate();
    // Also this project: a request from before the change may still be on its way.
    void utils.projects.invalidate();
    refreshCounts();
  };
}

export function useProjectChange(project: ProjectWork | null | undefined) {
  const utils = trpc.useUtils();
  const showProject = useShowProject();
  const changing = trpc.projects.change.useMutation();
  const reload = () => void utils.projects.ofOrder.invalidate();
  const undoing = trpc.projects.undo.useMutation({
    onSuccess(saved) {
      showProject(saved);
      showToast({ title: 'Change undone', description: `The project is ${labelOf(saved)} again.` });
    },
    onError(error) {
      reload();
      showErrorToast('Update Failed', error);
    },
  });

  function undo({ id, undoableEventId: eventId }: ProjectWork): void {
    if (eventId !== null) undoing.mutate({ id, eventId });
  }

  async function change(kind: StaffChange, details: ChangeDetails): Promise<void> {
    if (!project) return;
    try {
      const lastEventId = project.events[0]?.id ?? 0;
      const saved = await changing.mutateAsync({ id: project.id, change: kind, lastEventId, ...details });
      showProject(saved);
      showUndoToast({ title: 'Project updated', description: `The project is ${labelOf(saved)} now.` }, () =>
        undo(saved),
      );
    } catch (error) {
      reload();
      throw error;
    }
  }

  return { change, undo };
}

const labelOf = ({ stage }: ProjectWork): string => `“${PROJECT_STAGE_LABELS[stage]}”`;

/** The email as it would be sent now, in a frame that can run nothing. */
export function EmailPreview(input: Inputs['projects']['previewEmail']) {
  const [asked] = useDebouncedValue(input, 300, { leading: true });
  const query = useQuery({
    queryKey: ['project email', asked],
    queryFn: () => api.projects.previewEmail.mutate(asked),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  if (query.isPending) return <Skeleton height={320} mt="md" />;
  if (query.error)
    return <QueryError query={query} text={failureText(query.error, 'The email could not be loaded.')} />;
  if (!query.data) return <Text mt="md">No email is sent: the customer’s data was erased.</Text>;
  const { to, subject, html } = query.data;
  return (
    <figure className="email-frame">
      <figcaption>
        To <AddressText>{to}</AddressText>: <strong>{subject}</strong>
      </figcaption>
      <iframe title="Preview of the email" sandbox="" srcDoc={html} />
    </figure>
  );
}
