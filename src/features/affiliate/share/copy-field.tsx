import './share.css';
import { Button, TextInput } from '@mantine/core';
import { copyText } from './copy-text.ts';

type Props = { label: string; value: string; what: string; button: string; description?: string };

export function CopyField({ label, value, what, button, description }: Props) {
  return (
    <div className="aff-copy">
      <TextInput
        label={label}
        description={description}
        value={value}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" onClick={() => void copyText(value, what)}>
        {button}
      </Button>
    </div>
  );
}
