import { Button, NativeSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { showErrorToast } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import type { ProjectView } from '#src/domain/project/project/project.schema.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';

type Props = {
  project: Pick<ProjectView, 'id' | 'customerName' | 'assignee'>;
  children?: ReactNode;
};

export function Assignee({ project, children }: Props) {
  const { viewer } = usePageContext();
  const own = viewer?.kind === 'admin' ? viewer.username : null;
  const [isOpen, setIsOpen] = useState(false);
  const assign = useAssign(project);
  const { assignee, customerName } = project;
  return (
    <div className="project-assignee">
      <span>
        {assignee ? `Assigned to ${assignee.username === own ? 'you' : assignee.username}` : 'Unassigned'}
      </span>
      {assignee?.username !== own && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Assign to me: the project of ${customerName}`}
          onClick={() => assign('me')}
        >
          Assign to me
        </Button>
      )}
      {assignee && !isOpen && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={`Assign…: the project of ${customerName}`}
          onClick={() => setIsOpen(true)}
        >
          Assign…
        </Button>
      )}
      {assignee && isOpen && (
        <HandOver
          label={`Assign the project of ${customerName} to`}
          current={assignee.id}
          onChoose={(adminId) => {
            setIsOpen(false);
            assign(adminId);
          }}
        />
      )}
      {children}
    </div>
  );
}

type HandOverProps = { label: string; current: number; onChoose: (adminId: number | null) => void };

function HandOver({ label, current, onChoose }: HandOverProps) {
  const { data = [] } = trpc.projects.assignees.useQuery();
  return (
    <NativeSelect
      size="xs"
      aria-label={label}
      autoFocus
      value=""
      onChange={({ currentTarget: { value } }) => onChoose(value === 'nobody' ? null : Number(value))}
      data={[
        { value: '', label: 'Assign to…', disabled: true },
        ...data
          .filter(({ id }) => id !== current)
          .map(({ id, username }) => ({ value: String(id), label: username })),
        { value: 'nobody', label: 'Nobody' },
      ]}
    />
  );
}

function useAssign({ id, customerName }: Props['project']) {
  const utils = trpc.useUtils();
  const { mutate } = trpc.projects.assign.useMutation({
    onSuccess({ assignee }) {
      void utils.projects.invalidate();
      showToast({
        title: 'Project updated',
        description: `${customerName}: ${assignee ? `assigned to ${assignee.username}` : 'unassigned'}.`,
      });
    },
    onError: (error) => showErrorToast('Update Failed', error),
  });
  return (adminId: number | 'me' | null) => mutate({ id, adminId });
}
