import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import type { StaffChange } from '#src/domain/project/project.rules.ts';
import type { ProjectDetailView, ProjectView } from '#src/domain/project/project.schema.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { CHANGE_TEXTS } from './change-texts.ts';
import { useProjectChange } from './use-project-change.ts';

/** What can be done with a project of the board; each change then has its own dialog. */
export function MoveDialog({ project, onClose }: { project: ProjectView | null; onClose: () => void }) {
  const [asked, setAsked] = useState<StaffChange | null>(null);
  const orderId = project?.orderId ?? 0;
  const query = trpc.projects.ofOrder.useQuery({ orderId }, { enabled: project !== null, staleTime: 0 });
  const detail = project ? query.data : null;
  const { change } = useProjectChange(detail);
  const close = () => {
    setAsked(null);
    onClose();
  };
  return (
    <>
      <Dialog
        title={`Project of ${project?.customerName ?? ''}`}
        isOpen={project !== null && asked === null}
        onClose={close}
      >
        {query.error ? (
          <Text role="alert">{failureText(query.error, 'The project could not be loaded.')}</Text>
        ) : detail ? (
          <Choices project={detail} onAsk={setAsked} />
        ) : (
          <Skeleton height={120} />
        )}
        <DialogActions safe="Keep as it is" onSafe={close}>
          {null}
        </DialogActions>
      </Dialog>
      {detail && <ChangeDialog project={detail} change={asked} onClose={close} onConfirm={change} />}
    </>
  );
}

type ChoicesProps = { project: ProjectDetailView; onAsk: (change: StaffChange) => void };

function Choices({ project: { changes }, onAsk }: ChoicesProps) {
  if (changes.length === 0) return <Text>The customer’s order form comes next.</Text>;
  return (
    <Stack gap="xs">
      {changes.map((kind) => (
        <Button key={kind} variant="default" onClick={() => onAsk(kind)}>
          {CHANGE_TEXTS[kind].label}…
        </Button>
      ))}
    </Stack>
  );
}
