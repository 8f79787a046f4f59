import type { ProjectView } from '#src/domain/project/project/project.schema.ts';
import { stageLabel } from '#src/domain/project/project/project-texts.rules.ts';
import type { ProjectStage } from '#src/domain/shared/project-stages.ts';
import { Badge, type BadgeTone } from '#src/ui/components/status-badge.tsx';

const TONES: Record<ProjectStage, BadgeTone> = {
  awaiting_form: 'wait',
  designing: 'work',
  choosing: 'wait',
  building: 'work',
  reviewing: 'wait',
  live: 'good',
  closed: 'calm',
};

export const ProjectStageBadge = ({ project }: { project: Pick<ProjectView, 'stage' | 'isToStart'> }) => (
  <Badge tone={project.isToStart ? 'wait' : TONES[project.stage]}>{stageLabel(project)}</Badge>
);

export const LateBadge = () => (
  <Badge tone="bad" mark="!">
    Late
  </Badge>
);
