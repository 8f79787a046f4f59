import './share.css';
import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { copyText } from '#src/ui/behaviour/copy-text.ts';

type Props = {
  label: string;
  value: string;
  what: string;
  button: string;
  /** Copying is what the screen is for. */
  isMain?: boolean;
  children?: ReactNode;
};

export function CopyField({ label, value, what, button, isMain, children }: Props) {
  return (
    <div className="aff-copy">
      <TextInput label={label} value={value} readOnly onFocus={(event) => event.currentTarget.select()} />
      <Button variant={isMain ? 'filled' : 'default'} onClick={() => void copyText(value, what)}>
        {button}
      </Button>
      {children}
    </div>
  );
}
