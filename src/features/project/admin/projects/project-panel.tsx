import { AdminCard } from '#src/features/admin/shell/admin-page.tsx';
import './project.css';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { trpc } from '#src/client/trpc.ts';
import type { ProjectWork } from '#src/domain/project/customer-page/customer-page.schema.ts';
import type { StaffChange } from '#src/domain/project/project/project.rules.ts';
import {
  PART_LABELS,
  PROJECT_STAGE_LABELS,
  stageSteps,
  timeLeftText,
} from '#src/domain/project/project/project-texts.rules.ts';
import { adminDate, cellDate, MINUTE_MS } from '#src/domain/shared/dates.ts';
import { useLive } from '#src/features/admin/shell/use-live.ts';
import { Assignee } from './assignee.tsx';
import { CHANGE_TEXTS, ChangeDialog, useProjectChange } from './change-dialog.tsx';
import { DesignsPanel } from './designs-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { LateBadge, ProjectStageBadge } from './project-stage-badge.tsx';

export function ProjectPanel({ orderId }: { orderId: number }) {
  const query = trpc.projects.ofOrder.useQuery({ orderId }, { refetchInterval: useLive(MINUTE_MS) });
  return (
    <AdminCard title="Project" className="project-panel">
      <Loaded query={query} failed="The project could not be loaded." height={200}>
        {(project) =>
          project ? (
            <Project project={project} />
          ) : (
            <Text c="dimmed">The project starts when the order is paid.</Text>
          )
        }
      </Loaded>
    </AdminCard>
  );
}

function Project({ project }: { project: ProjectWork }) {
  const [asked, setAsked] = useState<StaffChange | null>(null);
  const { change } = useProjectChange(project);
  return (
    <>
      <StageLine project={project} />
      <Due project={project} />
      <Assignee project={project} />
      {project.siteUrl && (
        <p>
          Website:{' '}
          <a href={project.siteUrl} target="_blank" rel="noopener noreferrer">
            {project.siteUrl}
          </a>
        </p>
      )}
      {project.changes.length > 0 && (
        <div className="project-changes">
          {project.changes.map((kind, index) => (
            <Button
              key={kind}
              variant={index === 0 && project.stage !== 'live' ? 'filled' : 'default'}
              aria-haspopup="dialog"
              onClick={() => setAsked(kind)}
            >
              {CHANGE_TEXTS[kind].label}…
            </Button>
          ))}
        </div>
      )}
      <DesignsPanel project={project} />
      <MessagesPanel project={project} />
      <ChangeDialog project={project} change={asked} onClose={() => setAsked(null)} onConfirm={change} />
    </>
  );
}

/** A closed project is shown with the stages that it reached. */
function StageLine({ project: { stage, stageTimes } }: { project: ProjectWork }) {
  const steps = stageSteps({ stage, stageTimes, due: null });
  const reached = steps.filter(({ state }) => state !== 'upcoming');
  const since = reached.at(-1)?.at;
  return (
    <>
      <ol className="stage-line" aria-label="Stages">
        {steps.map(({ stage: step, state, at }) => (
          <li
            key={step}
            aria-current={state === 'current' ? 'step' : undefined}
            data-reached={state !== 'upcoming' || undefined}
          >
            <span>{PROJECT_STAGE_LABELS[step]}</span>
            {at && (
              <time dateTime={at.toISOString()} title={adminDate(at)}>
                {cellDate(at)}
              </time>
            )}
          </li>
        ))}
      </ol>
      <p className="stage-now" aria-hidden="true">
        Stage {reached.length} of {steps.length}
        {since && `, since ${cellDate(since)}`}
      </p>
    </>
  );
}

function Due({ project }: { project: ProjectWork }) {
  const { due, isLate, stage } = project;
  return (
    <div className="project-due">
      <ProjectStageBadge project={project} /> {isLate && <LateBadge />}
      <p>
        {!due && (stage === 'closed' ? 'The order is not paid. The clock is stopped.' : 'Nothing is due.')}
        {due &&
          !due.at &&
          `${PART_LABELS[due.part]}: waiting for ${due.from === 'shop' ? 'us' : 'the customer'}. The clock is stopped.`}
        {due?.at && (
          <>
            {PART_LABELS[due.part]} due{' '}
            <time dateTime={due.at.toISOString()}>
              <strong>{adminDate(due.at)}</strong>
            </time>
            ; {timeLeftText(project)}
          </>
        )}
      </p>
    </div>
  );
}
