import { Button, Radio } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { NAME_DISPLAYS, type NameDisplay } from '#src/domain/project/tree/certificate.rules.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { errorText } from '../error-text.ts';
import { Panel, useProject } from '../project-context.tsx';

/** The tree on the customer’s page: its certificate, and the name that it shows. */
export function OwnCertificate() {
  const { view, texts: pageTexts, api } = useProject();
  const texts = pageTexts.certificate;
  const { certificate } = view;
  const naming = useMutation({
    mutationFn: api.nameOnCertificate,
    onSuccess: () => showToast({ title: texts.saved }),
    onError: (error) => showToast({ title: errorText(error, pageTexts), variant: 'destructive' }),
  });
  if (view.stage === 'closed' && !certificate) return null;
  return (
    <Panel id="certificate" title={texts.title} className="panel own-certificate">
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
              onChange={(value) => naming.isPending || naming.mutate({ display: value as NameDisplay })}
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
    </Panel>
  );
}
