import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { fillText } from '#src/domain/shared/in-language.ts';
import { openRound } from '../now/project-state.ts';
import { useProject } from '../project-context.tsx';
import { WriteForm } from './write-form.tsx';

/** Asks for one round of changes, or shows the round that the shop is working on. */
export function Changes() {
  const { view, texts, formats, api, now } = useProject();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Focus returns to the button when the form closes.
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const round = openRound(view);
  if (round)
    return (
      <div className="changes-open">
        <h3>{texts.changes.openTitle}</h3>
        <blockquote>{round.text}</blockquote>
        <p>{fillText(texts.changes.openText, { when: formats.moment(round.createdAt, now) })}</p>
      </div>
    );
  if (!view.actions.includes('request_changes')) return null;
  return (
    <div className="changes">
      <Button
        ref={opener}
        variant="default"
        size="md"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {texts.changes.button}
      </Button>
      {isOpen && (
        <WriteForm
          name="changes"
          label={texts.changes.label}
          hint={texts.changes.hint}
          button={texts.changes.send}
          done={texts.changes.done}
          autoFocus
          isMain
          onSend={api.requestChanges}
          onSent={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
