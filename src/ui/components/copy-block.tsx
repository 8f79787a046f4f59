import './copy-block.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { copyText } from '../behaviour/copy-text.ts';

const CONFIRM_MS = 2500;

type Props = {
  label: string;
  text: string;
  /** Names the text in the button and in the toast: "token". */
  what: string;
  /** One value, such as a secret. */
  isValue?: boolean;
  isMain?: boolean;
  /** Also after the text was selected and copied with the keyboard. */
  onCopied?: () => void;
};

export function CopyBlock({ label, text, what, isValue, isMain, onCopied }: Props) {
  const [isCopied, setIsCopied] = useState(false);
  async function copy(): Promise<void> {
    if (!(await copyText(text, what))) return;
    onCopied?.();
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), CONFIRM_MS);
  }
  return (
    <div className="copy-block">
      <div className="copy-block-head">
        <span>{label}</span>
        <Button
          size="compact-sm"
          variant={isMain ? 'filled' : 'default'}
          aria-label={`Copy ${what}`}
          onClick={() => void copy()}
          data-autofocus={isMain || undefined}
        >
          {isCopied ? '✓ Copied' : 'Copy'}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs focus */}
      <section tabIndex={0} aria-label={label} data-value={isValue || undefined} onCopy={onCopied}>
        <pre>{text}</pre>
      </section>
    </div>
  );
}
