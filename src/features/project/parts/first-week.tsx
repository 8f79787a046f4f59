import { promises } from '#src/domain/offer.ts';
import { addDays } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { useProject } from '../project-context.tsx';

/** Days after the launch, with some to spare; later the list is folded. */
const FRESH_DAYS = 14;

export function FirstWeek() {
  const { view, texts, now } = useProject();
  const { title, steps } = texts.live.firstWeek;
  const since = view.stageTimes.live;
  return (
    <Disclosure className="panel" title={<h2>{title}</h2>} isOpen={since && now < addDays(since, FRESH_DAYS)}>
      <ul className="first-week">
        {steps.map((step) => (
          <li key={step}>{fillText(step, { months: promises.supportMonths })}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
