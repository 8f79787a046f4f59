import './board.css';
import './project.css';
import { Button, Stack, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import { changeBetween, type StaffChange, stageBeside } from '#src/domain/project/project/project.rules.ts';
import type {
  ProjectBoard as Board,
  ProjectBoardInput,
  ProjectView,
} from '#src/domain/project/project/project.schema.ts';
import {
  PART_LABELS,
  PROJECT_STAGE_LABELS,
  timeLeftText,
  waitText,
} from '#src/domain/project/project/project-texts.rules.ts';
import { MINUTE_MS } from '#src/domain/shared/dates.ts';
import { customerName } from '#src/features/admin/list/cells.tsx';
import { useLive } from '#src/features/admin/shell/use-live.ts';
import { focusIfLost } from '#src/ui/behaviour/focus.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { Assignee } from './assignee.tsx';
import { CHANGE_TEXTS, ChangeDialog, useProjectChange } from './change-dialog.tsx';

/** How long after a dialog a card that moves keeps the focus. */
const REFOCUS_MS = 5000;
const titleOf = (id: number): HTMLElement | null => document.getElementById(`project-${id}`);

/** A card moves by mouse or keyboard; its dialog then asks. */
export function ProjectBoard({ input }: { input: ProjectBoardInput }) {
  const [move, setMove] = useState<Move | null>(null);
  const [dragged, setDragged] = useState<ProjectView | null>(null);
  const asked = useRef({ id: 0, until: 0 });
  const query = trpc.projects.board.useQuery(input, {
    placeholderData: keepPreviousData,
    refetchInterval: useLive(MINUTE_MS),
  });
  // A card that has changed its column is a new element.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the cards are drawn anew
  useEffect(() => {
    if (Date.now() < asked.current.until) focusIfLost(titleOf(asked.current.id));
  }, [query.data]);
  function close(): void {
    const id = move?.project.id ?? 0;
    asked.current = { id, until: Date.now() + REFOCUS_MS };
    setMove(null);
    // A dialog that a button has opened returns the focus to it.
    if (move?.change) requestAnimationFrame(() => titleOf(id)?.focus());
  }
  return (
    <>
      <p className="board-hint" id="board-hint">
        Drag a card to another stage, or press <kbd>Shift</kbd> and <kbd>←</kbd> or <kbd>→</kbd> on its name.
        You see what the change does before it is made.
      </p>
      <Loaded query={query} failed="The board could not be loaded." height={400}>
        {(columns) => (
          <>
            <nav className="board-stages" aria-label="Stages">
              {columns.map(({ stage, total }) => (
                <Button
                  key={stage}
                  size="compact-md"
                  variant="default"
                  onClick={() =>
                    document
                      .getElementById(`board-${stage}`)
                      ?.parentElement?.scrollIntoView({ inline: 'start', block: 'nearest' })
                  }
                >
                  {PROJECT_STAGE_LABELS[stage]} {total}
                </Button>
              ))}
            </nav>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between its links */}
            <div className="board" onKeyDown={moveBetweenCards}>
              {columns.map((column) => (
                <BoardColumn
                  key={column.stage}
                  {...{ input, column, dragged }}
                  onDrag={setDragged}
                  onMove={setMove}
                />
              ))}
            </div>
          </>
        )}
      </Loaded>
      <MoveDialog move={move} onClose={close} />
    </>
  );
}

/** Arrow keys move to the next card of the column, or to the same place of the next column. */
function moveBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  if (!event.key.startsWith('Arrow') || event.shiftKey || target.matches('select')) return;
  const columns = [...event.currentTarget.querySelectorAll('.board-column')].map((column) => [
    ...column.querySelectorAll<HTMLElement>('.board-title'),
  ]);
  const card = target.closest('.board-card')?.querySelector<HTMLElement>('.board-title');
  const x = columns.findIndex((links) => card && links.includes(card));
  if (!card || x < 0) return;
  const y = columns[x]?.indexOf(card) ?? 0;
  const beside = event.key === 'ArrowLeft' ? columns.slice(0, x).reverse() : columns.slice(x + 1);
  const next =
    event.key === 'ArrowUp' || event.key === 'ArrowDown'
      ? columns[x]?.[y + (event.key === 'ArrowDown' ? 1 : -1)]
      : beside
          .filter((links) => links.length > 0)
          .map((links) => links[Math.min(y, links.length - 1)])
          .at(0);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function listHref(stage: ProjectView['stage'], filters: ProjectBoardInput): string {
  const query = new URLSearchParams({ stage });
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  return `${paths.adminProjects}?${query}`;
}

type Moving = { onDrag: (project: ProjectView | null) => void; onMove: (move: Move) => void };
type ColumnProps = Moving & { input: ProjectBoardInput; column: Board[number]; dragged: ProjectView | null };

function BoardColumn({ input, column: { stage, items, total }, dragged, onDrag, onMove }: ColumnProps) {
  const id = `board-${stage}`;
  const late = items.filter(({ isLate }) => isLate).length;
  const change = dragged && changeBetween(dragged.stage, stage);
  const drop = dragged && (change ? 'yes' : dragged.stage === stage ? undefined : 'no');
  return (
    <section
      className="board-column"
      aria-labelledby={id}
      data-drop={drop ?? undefined}
      onDragOver={(event) => change && event.preventDefault()}
      onDrop={(event) => {
        if (!dragged || !change) return;
        event.preventDefault();
        onMove({ project: dragged, change });
      }}
    >
      <h2 id={id}>
        {PROJECT_STAGE_LABELS[stage]} <span className="board-count">{total}</span>
        {late > 0 && <span className="board-late">{late} late</span>}
      </h2>
      {change && (
        <p className="board-drop" aria-hidden="true">
          {CHANGE_TEXTS[change].label}…
        </p>
      )}
      {items.length === 0 && !change && <p className="board-empty">None</p>}
      <ul>
        {items.map((project) => (
          <Card key={project.id} {...{ project, onDrag, onMove }} />
        ))}
      </ul>
      {total > items.length && <a href={listHref(stage, input)}>Show all {total} in the list</a>}
    </section>
  );
}

/** Shift with an arrow key moves the card to the nearest stage on that side. */
function moveByKey(event: KeyboardEvent, project: ProjectView, onMove: Moving['onMove']): void {
  if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
  event.preventDefault();
  const stage = stageBeside(project.stage, event.key === 'ArrowRight' ? 'after' : 'before');
  if (stage) return onMove({ project, change: changeBetween(project.stage, stage) });
  showToast({
    title: 'Not moved',
    description: `No change leads from “${PROJECT_STAGE_LABELS[project.stage]}” to ${event.key === 'ArrowRight' ? 'a later' : 'an earlier'} stage.`,
  });
}

function Card({ project, onDrag, onMove }: Moving & { project: ProjectView }) {
  const name = customerName(project.customerName);
  return (
    <li
      className="board-card"
      data-late={project.isLate || undefined}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onDrag(project);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <a
        className="board-title"
        id={`project-${project.id}`}
        href={paths.adminOrder(project.orderId)}
        draggable={false}
        aria-describedby="board-hint"
        aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
        onKeyDown={(event) => moveByKey(event, project, onMove)}
      >
        {name}
      </a>
      <p>
        {project.due ? PART_LABELS[project.due.part] : 'Nothing is due'}
        {project.isToStart && ', not started'}
        {project.due && (
          <span className={project.isLate ? 'board-time is-late' : 'board-time'}>
            {timeLeftText(project) ?? waitText(project)}
          </span>
        )}
      </p>
      <Assignee project={project}>
        <Button
          size="compact-sm"
          variant="default"
          aria-haspopup="dialog"
          aria-label={`Change…: the project of ${name}`}
          onClick={() => onMove({ project, change: null })}
        >
          Change…
        </Button>
      </Assignee>
    </li>
  );
}

/** `change` is known once the card has been moved to another stage. */
type Move = { project: ProjectView; change: StaffChange | null };

function MoveDialog({ move, onClose }: { move: Move | null; onClose: () => void }) {
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
        <Loaded query={query} failed="The project could not be loaded." height={120}>
          {() =>
            detail?.changes.length === 0 ? (
              <Text>The customer’s order form comes next.</Text>
            ) : (
              <Stack gap="xs">
                {detail?.changes.map((kind) => (
                  <Button key={kind} variant="default" onClick={() => setChosen(kind)}>
                    {CHANGE_TEXTS[kind].label}…
                  </Button>
                ))}
              </Stack>
            )
          }
        </Loaded>
        <DialogActions safe="Keep as it is" onSafe={close}>
          {null}
        </DialogActions>
      </Dialog>
      {detail && <ChangeDialog project={detail} change={asked} onClose={close} onConfirm={change} />}
    </>
  );
}
