import { Alert, Button, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CopyBlock } from './copy-block.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

type Secret = { value: string; label: string; what: string };
type Props = {
  title: string;
  /** Null closes the dialog. */
  secret: Secret | null;
  lead: ReactNode;
  /** What to do if it is lost: "Revoke it and create another one." */
  ifLost: string;
  /** What to do with it next; reports when the secret was copied from there. */
  children?: (onCopied: () => void) => ReactNode;
  onClose: () => void;
};

/** Shows a secret for the only time. Closing asks first if nothing has been copied. */
export function ShownOnce({ secret, ...rest }: Props) {
  return secret ? <OpenDialog key={secret.value} secret={secret} {...rest} /> : null;
}

function OpenDialog({ title, secret, lead, ifLost, children, onClose }: Props & { secret: Secret }) {
  const [isCopied, setIsCopied] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  // The dialog reads data-autofocus only when it opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the content is another one
  useEffect(() => body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [isAsking]);
  const onCopied = () => setIsCopied(true);
  useWindowEvent('beforeunload', (event) => {
    if (!isCopied) event.preventDefault();
  });
  const close = () => (isCopied || isAsking ? onClose() : setIsAsking(true));
  return (
    <Dialog
      title={isAsking ? 'Close without copying?' : title}
      isOpen
      // Escape in the question returns to the secret.
      onClose={() => (isAsking ? setIsAsking(false) : close())}
      size="lg"
    >
      <div ref={body}>
        {isAsking ? (
          <>
            <Text>
              You haven’t copied the {secret.what}, and it can’t be shown again. {ifLost}
            </Text>
            <DialogActions safe="Close without copying" onSafe={onClose}>
              <Button data-autofocus onClick={() => setIsAsking(false)}>
                Back to the {secret.what}
              </Button>
            </DialogActions>
          </>
        ) : (
          <Stack gap="md">
            <Text>{lead}</Text>
            <CopyBlock {...secret} text={secret.value} isValue isMain onCopied={onCopied} />
            <Alert color="accent" title="This is the only time it is shown">
              Copy it to the program that uses it. {ifLost}
            </Alert>
            {children?.(onCopied)}
            <div className="dialog-actions">
              <Button variant={isCopied ? 'filled' : 'default'} onClick={close}>
                Done
              </Button>
            </div>
          </Stack>
        )}
      </div>
    </Dialog>
  );
}
