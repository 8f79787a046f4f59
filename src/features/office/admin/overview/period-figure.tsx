import type { FigureProps } from '#src/client/explain/explain.tsx';
import { trpc } from '#src/client/trpc.ts';
import type { DashboardFigure as Id } from '#src/domain/office/dashboard/figures.ts';
import { DashboardFigure } from '../explain/dashboard-figure.tsx';

type Props = Omit<FigureProps<Id>, 'from' | 'to'> & { days: 30 | 90 | 365 };

/** A figure of the last days, as the server counts them; the screen loads them once. */
export function PeriodFigure({ days, ...figure }: Props) {
  const { data } = trpc.dashboard.daily.useQuery({ days });
  const [first, last] = [data?.days[0], data?.days.at(-1)];
  if (!first || !last) return figure.text;
  return <DashboardFigure {...figure} from={first.day} to={last.day} />;
}
