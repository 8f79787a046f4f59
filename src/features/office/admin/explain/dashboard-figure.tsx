import { Figure, type FigureProps } from '#src/client/explain/explain.tsx';
import type { DashboardFigure as Id } from '#src/domain/office/dashboard/figures.ts';

/** A figure of the admin dashboard. */
export const DashboardFigure = (props: FigureProps<Id>) => <Figure {...props} />;
