import './board.css';
import './project.css';
import { Button, Skeleton, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import type {
  ProjectBoard as Board,
  ProjectBoardInput,
  ProjectView,
} from '#src/domain/project/project.schema.ts';
import { PART_LABELS, STAGE_LABELS, timeLeftText } from '#src/domain/project/project-texts.rules.ts';
import { Assignee } from './assignee.tsx';
import { CLOCK_REFRESH_MS } from './clock-refresh.ts';
import { MoveDialog } from './move-dialog.tsx';
import { LateBadge } from './stage-badge.tsx';

/** Projects in one column per stage. */
export function ProjectBoard({ input }: { input: ProjectBoardInput }) {
  const [moved, setMoved] = useState<ProjectView | null>(null);
  const query = trpc.projects.board.useQuery(input, {
    placeholderData: keepPreviousData,
    refetchInterval: CLOCK_REFRESH_MS,
  });
  if (query.isPending) return <Skeleton height={400} />;
  if (!query.data)
    return (
      <div className="alist-note" role="alert">
        <Text>{failureText(query.error, 'The board could not be loaded.')}</Text>
        <Button variant="default" mt="sm" onClick={() => void query.refetch()}>
          Try again
        </Button>
      </div>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between its links */}
      <div className="board" onKeyDown={moveBetweenCards}>
        {query.data.map((column) => (
          <BoardColumn key={column.stage} column={column} onMove={setMoved} />
        ))}
      </div>
      <MoveDialog project={moved} onClose={() => setMoved(null)} />
    </>
  );
}

/** Arrow keys move to the next card of the column, or to the same place of the next column. */
function moveBetweenCards(event: KeyboardEvent<HTMLElement>): void {
  const target = event.target as HTMLElement;
  if (!event.key.startsWith('Arrow') || target.matches('select')) return;
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

type ColumnProps = { column: Board[number]; onMove: (project: ProjectView) => void };

function BoardColumn({ column: { stage, items, total }, onMove }: ColumnProps) {
  const id = `board-${stage}`;
  const late = items.filter(({ isLate }) => isLate).length;
  return (
    <section className="board-column" aria-labelledby={id}>
      <h2 id={id}>
        {STAGE_LABELS[stage]} <span className="board-count">{total}</span>
        {late > 0 && <span className="board-late">{late} late</span>}
      </h2>
      {items.length === 0 && <p className="board-empty">None</p>}
      <ul>
        {items.map((project) => (
          <Card key={project.id} project={project} onMove={() => onMove(project)} />
        ))}
      </ul>
      {total > items.length && (
        <a href={`${paths.adminProjects}?stage=${stage}`}>Show all {total} in the list</a>
      )}
    </section>
  );
}

function Card({ project, onMove }: { project: ProjectView; onMove: () => void }) {
  const name = project.customerName || 'Unknown Customer';
  return (
    <li className="board-card" data-late={project.isLate || undefined}>
      <a className="board-title" href={paths.adminOrder(project.orderId)}>
        {name}
      </a>
      {project.isLate && <LateBadge />}
      <p>
        {project.due ? PART_LABELS[project.due.part] : 'Nothing is due'}
        {project.due && <span className="alist-sub">{timeLeftText(project) ?? 'From the customer'}</span>}
      </p>
      <Assignee project={project}>
        <Button
          size="compact-sm"
          variant="default"
          aria-haspopup="dialog"
          aria-label={`Change…: the project of ${name}`}
          onClick={onMove}
        >
          Change…
        </Button>
      </Assignee>
    </li>
  );
}
