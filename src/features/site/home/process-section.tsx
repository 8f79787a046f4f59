import '#src/ui/components/folds.css';
import { steps, stepsTotal } from '#src/content/home/home.ts';
import { CUSTOMER_PART, TIME_SENTENCE } from '#src/domain/offer.ts';
import { DesignHours } from '#src/ui/components/design-hours.tsx';
import { WithPrice } from '#src/ui/components/price.tsx';

/** A line from the order to the launch; between its points stands how long each part takes. */
export function ProcessSection() {
  return (
    <section className="section tint process" id="about">
      <div className="wrap">
        <div className="section-head">
          <h2>How it works</h2>
        </div>
        <p className="steps-total">{stepsTotal}</p>
        <ol className="steps folds unfold">
          {steps.map(({ title, description, untilNext }, index) => (
            <li key={title}>
              <details>
                <summary>
                  <h3>
                    <span className="step-number">{index + 1}</span>
                    {title}
                  </h3>
                </summary>
                <p>
                  <WithPrice text={description} />
                </p>
              </details>
              {untilNext && <span className="badge gold">{untilNext}</span>}
            </li>
          ))}
        </ol>
        <div className="folds unfold">
          <details>
            <summary>
              <h3>Your part, and how we count</h3>
            </summary>
            <p>
              Four steps, most of them ours. Your part: {CUSTOMER_PART}. {TIME_SENTENCE}
              <DesignHours lang="en" />
            </p>
          </details>
        </div>
      </div>
    </section>
  );
}
