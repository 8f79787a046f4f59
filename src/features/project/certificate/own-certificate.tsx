import './own-certificate.css';
import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import type { CustomerPageView } from '#src/domain/project/project/customer-page.schema.ts';
import { NAME_DISPLAYS, type NameDisplay } from '#src/domain/project/tree/certificate.rules.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { useProject } from '../project-context.tsx';

type Props = {
  view: CustomerPageView;
  /** @returns why it failed, in the language of the page */
  onDisplay: (display: NameDisplay) => Promise<string | null>;
};

/** The tree on the customer’s page: its certificate, and the name that it shows. */
export function OwnCertificate({ view, onDisplay }: Props) {
  const texts = useProject().texts.certificate;
  const { certificate } = view;
  const [isBusy, setIsBusy] = useState(false);
  if (view.stage === 'closed' && !certificate) return null;

  async function choose(display: NameDisplay): Promise<void> {
    setIsBusy(true);
    const problem = await onDisplay(display);
    setIsBusy(false);
    showToast(problem ? { title: problem, variant: 'destructive' } : { title: texts.saved });
  }

  return (
    <section className="panel own-certificate" aria-labelledby="certificate">
      <h2 id="certificate" tabIndex={-1}>
        {texts.title}
      </h2>
      {!certificate && <p className="project-dim">{texts.later}</p>}
      {certificate && (
        <>
          <p>
            <strong>{texts.headline[certificate.status]}</strong>{' '}
            <span className="project-dim">{certificate.number}</span>
          </p>
          <div className="own-certificate-links">
            <Button component="a" variant="default" href={certificate.url} rel="external">
              {texts.open}
            </Button>
            <Button component="a" variant="default" href={certificate.pdfUrl} rel="external">
              {texts.download}
            </Button>
          </div>
          <Disclosure title={texts.question}>
            <Radio.Group
              aria-label={texts.question}
              value={certificate.display}
              onChange={(value) => !isBusy && void choose(value as NameDisplay)}
            >
              <div className="own-certificate-choices">
                {NAME_DISPLAYS.map((display) => (
                  <Radio key={display} value={display} label={texts.choices[display]} />
                ))}
              </div>
            </Radio.Group>
          </Disclosure>
        </>
      )}
    </section>
  );
}
