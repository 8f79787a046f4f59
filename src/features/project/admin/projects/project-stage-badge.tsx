import { PROJECT_STAGE_LABELS } from '#src/domain/project/project/project-texts.rules.ts';
import type { ProjectStage } from '#src/domain/shared/project-stages.ts';
import { Badge, type BadgeTone } from '#src/ui/components/status-badge.tsx';

const LOOKS: Record<ProjectStage, [tone: BadgeTone, mark: string]> = {
  awaiting_form: ['wait', '○'],
  designing: ['work', '…'],
  choosing: ['wait', '○'],
  building: ['work', '…'],
  reviewing: ['wait', '○'],
  live: ['good', '✓'],
  closed: ['calm', '·'],
};

export function ProjectStageBadge({ stage }: { stage: ProjectStage }) {
  const [tone, mark] = LOOKS[stage];
  return (
    <Badge tone={tone} mark={mark}>
      {PROJECT_STAGE_LABELS[stage]}
    </Badge>
  );
}

export function LateBadge() {
  return (
    <Badge tone="bad" mark="!">
      Late
    </Badge>
  );
}
