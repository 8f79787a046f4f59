import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import type { StaffChange } from '#src/domain/project/project/project.rules.ts';
import type { ProjectDetailView, ProjectView } from '#src/domain/project/project/project.schema.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { QueryError } from '#src/ui/components/query-error.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { CHANGE_TEXTS } from './change-texts.ts';
import { useProjectChange } from './use-project-change.ts';

/** A project of the board; `change` is known once its card has been moved to another stage. */
export type Move = { project: ProjectView; change: StaffChange | null };

/** What can be done with a project of the board; each change then has its own dialog. */
export function MoveDialog({ move, onClose }: { move: Move | null; onClose: () => void }) {
  const [chosen, setChosen] = useState<StaffChange | null>(null);
  const { project = null, change: moved = null } = move ?? {};
  const orderId = project?.orderId ?? 0;
  const query = trpc.projects.ofOrder.useQuery({ orderId }, { enabled: project !== null, staleTime: 0 });
  const detail = project ? query.data : null;
  const { change } = useProjectChange(detail);
  // Somebody else may have changed the project since the board was drawn.
  const asked = chosen ?? (moved && detail?.changes.includes(moved) ? moved : null);
  const isAsking = asked !== null || (moved !== null && query.isPending);
  const close = () => {
    setChosen(null);
    onClose();
  };
  return (
    <>
      <Dialog
        title={`Project of ${project?.customerName ?? ''}`}
        isOpen={project !== null && !isAsking}
        onClose={close}
      >
        {query.error ? (
          <QueryError query={query} text={failureText(query.error, 'The project could not be loaded.')} />
        ) : detail ? (
          <Choices project={detail} onAsk={setChosen} />
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
