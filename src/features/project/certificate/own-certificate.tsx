import './own-certificate.css';
import { Button, Radio } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { CustomerPageView } from '#src/domain/project/project/customer-page.schema.ts';
import { NAME_DISPLAYS, type NameDisplay } from '#src/domain/project/tree/certificate.rules.ts';
import { en } from '#src/domain/project/tree/texts/en.ts';
import type { TreeTexts } from '#src/domain/project/tree/texts/texts.ts';
import { inSpellingOf } from '#src/domain/shared/swiss-spelling.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';

const files = import.meta.glob<Record<string, TreeTexts | null>>([
  '../../../domain/project/tree/texts/??.ts',
  '!../../../domain/project/tree/texts/en.ts',
]);

/** English until the language has texts of its own. */
function useTreeTexts(lang: string): TreeTexts {
  const [texts, setTexts] = useState(en);
  const language = lang.split('-')[0] ?? 'en';
  useEffect(() => {
    let isCurrent = true;
    files[`../../domain/tree/texts/${language}.ts`]?.().then(
      (loaded) => isCurrent && setTexts(inSpellingOf(lang, loaded[language] ?? en)),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [language, lang]);
  return texts;
}

type Props = {
  view: CustomerPageView;
  /** @returns why it failed, in the language of the page */
  onDisplay: (display: NameDisplay) => Promise<string | null>;
};

/** The tree on the customer’s page: its certificate, and the name that it shows. */
export function OwnCertificate({ view, onDisplay }: Props) {
  const texts = useTreeTexts(view.lang);
  const { certificate } = view;
  const [isBusy, setIsBusy] = useState(false);
  if (view.stage === 'closed' && !certificate) return null;

  async function choose(display: NameDisplay): Promise<void> {
    setIsBusy(true);
    const problem = await onDisplay(display);
    setIsBusy(false);
    showToast(problem ? { title: problem, variant: 'destructive' } : { title: texts.own.saved });
  }

  return (
    <section className="panel own-certificate" aria-labelledby="certificate">
      <h2 id="certificate" tabIndex={-1}>
        {texts.title}
      </h2>
      {!certificate && <p className="project-dim">{texts.own.later}</p>}
      {certificate && (
        <>
          <p>
            <strong>{texts.headline[certificate.status]}</strong>{' '}
            <span className="project-dim">{certificate.number}</span>
          </p>
          <div className="own-certificate-links">
            <Button component="a" href={certificate.url} rel="external">
              {texts.own.open}
            </Button>
            <Button component="a" variant="default" href={certificate.pdfUrl} rel="external">
              {texts.page.download}
            </Button>
          </div>
          <Radio.Group
            label={texts.own.question}
            value={certificate.display}
            onChange={(value) => !isBusy && void choose(value as NameDisplay)}
          >
            <div className="own-certificate-choices">
              {NAME_DISPLAYS.map((display) => (
                <Radio key={display} value={display} label={texts.own.choices[display]} />
              ))}
            </div>
          </Radio.Group>
        </>
      )}
    </section>
  );
}
