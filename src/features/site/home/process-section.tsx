import { steps } from '#src/content/home/home.ts';
import { CUSTOMER_PART, TIME_SENTENCE } from '#src/domain/offer.ts';
import { DesignHours } from '#src/ui/components/design-hours.tsx';
import { WithPrice } from '#src/ui/components/price.tsx';
import { Growth } from './growth.tsx';

export function ProcessSection() {
  return (
    <section className="section tint process" id="about">
      <div className="wrap">
        <div className="section-head">
          <h2>How it works</h2>
          <p>
            Four steps, most of them ours. Your part: {CUSTOMER_PART}. {TIME_SENTENCE}
            <DesignHours lang="en" />
          </p>
        </div>
        <ol className="steps">
          {steps.map((step, index) => (
            <li key={step.title}>
              <Growth stage={index} />
              <h3>
                <span className="step-number">{index + 1}</span>
                {step.title}
              </h3>
              <p className="muted">
                <WithPrice text={step.description} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
