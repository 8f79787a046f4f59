import { PROJECT_STAGE_LABELS } from '#src/domain/project/project/project-texts.rules.ts';
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

export const ProjectStageBadge = ({ stage }: { stage: ProjectStage }) => (
  <Badge tone={TONES[stage]}>{PROJECT_STAGE_LABELS[stage]}</Badge>
);

export const LateBadge = () => (
  <Badge tone="bad" mark="!">
    Late
  </Badge>
);
