import { promises } from '#src/domain/offer.ts';
import { addDays } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { useProject } from '../project-context.tsx';
import { Fold } from './fold.tsx';

/** Days after the launch, with some to spare; later the list is folded. */
const FRESH_DAYS = 14;

export function FirstWeek() {
  const { view, texts, now } = useProject();
  const { title, steps } = texts.live.firstWeek;
  const since = view.stageTimes.live;
  return (
    <Fold id="first-week" title={title} isOpen={since && now < addDays(since, FRESH_DAYS)}>
      <ul className="first-week">
        {steps.map((step) => (
          <li key={step}>{fillText(step, { months: promises.supportMonths })}</li>
        ))}
      </ul>
    </Fold>
  );
}
