import './stage-line.css';
import { stageSteps } from '#src/domain/project/project/project-texts.rules.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { Icon } from '#src/ui/components/icon.tsx';
import { useProject } from '../project-context.tsx';

export function StageLine() {
  const { view, texts, formats, now } = useProject();
  return (
    <ol className="project-stages" aria-label={texts.stages.label}>
      {stageSteps(view).map(({ stage, state, at, expectedAt }) => (
        <li key={stage} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className="project-stage-mark" aria-hidden="true">
            {state === 'done' && <Icon name="check" />}
          </span>
          <span className="project-stage-name">
            {texts.stages[stage]}
            <span className="sr-only">, {texts.stages[state]}</span>
          </span>
          <span className="project-stage-date">
            {at && <time dateTime={at.toISOString()}>{formats.shortDay(at, now)}</time>}
            {!at && expectedAt && expectedAt > now && (
              <time dateTime={expectedAt.toISOString()}>
                {fillText(texts.stages.expected, { day: formats.nearDay(expectedAt, now) })}
              </time>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
