import './accounts.css';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { api, trpc } from '#src/client/trpc.ts';
import { useAttempt } from '#src/features/admin/dialog/use-attempt.ts';
import { copyText } from '#src/ui/behaviour/copy-text.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { DialogForm } from '#src/ui/components/dialog.tsx';
import { PasswordField } from '#src/ui/components/password-field.tsx';
import { Badge } from '#src/ui/components/status-badge.tsx';
import { QrPicture } from '#src/ui/qr-picture.tsx';

type Change = 'on' | 'off' | 'codes';
type Setup = { secret: string; uri: string };
const CHANGES: Record<Change, { lead: string; action: string }> = {
  on: { lead: 'You need an authenticator app on your phone. Your password first:', action: 'Continue' },
  off: { lead: 'After that, your password alone is enough.', action: 'Turn off' },
  codes: { lead: 'The old recovery codes stop working.', action: 'Make new codes' },
};

export function TwoStep() {
  const account = trpc.ownAccount.get.useQuery();
  const [change, setChange] = useState<Change | null>(null);
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const reset = () => {
    setChange(null);
    setSetup(null);
    void account.refetch();
  };
  const step = codes ? 'codes' : setup ? 'setup' : (change ?? 'start');
  const section = useRef<HTMLElement>(null);
  const shown = useRef(step);
  // Each step removes its buttons: focus moves to the next field, or to the heading if there is
  // none.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    section.current
      ?.querySelector<HTMLElement>(step === 'start' || step === 'codes' ? 'h2' : 'input')
      ?.focus();
  }, [step]);
  return (
    <section className="admin-card" aria-labelledby="two-step" ref={section}>
      <h2 id="two-step" tabIndex={-1}>
        Two-step sign-in
      </h2>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : setup ? (
        <ConfirmTotp
          setup={setup}
          onDone={(made) => {
            setCodes(made);
            reset();
          }}
          onCancel={reset}
        />
      ) : change ? (
        <PasswordFirst change={change} onSetup={setSetup} onCodes={setCodes} onClose={reset} />
      ) : (
        <Loaded query={account} failed="Two-step sign-in could not be loaded." height={90}>
          {(own) => <Start {...own} onChange={setChange} />}
        </Loaded>
      )}
    </section>
  );
}

type StartProps = { hasTotp: boolean; recoveryCodesLeft: number; onChange: (change: Change) => void };

function Start({ hasTotp, recoveryCodesLeft, onChange }: StartProps) {
  if (!hasTotp)
    return (
      <>
        <Badge tone="wait" mark="○">
          Off
        </Badge>
        <Text my="sm">
          Turn it on so that a stolen password isn’t enough: we’ll also ask for a code from your phone.
        </Text>
        <Button onClick={() => onChange('on')}>Turn on</Button>
      </>
    );
  return (
    <>
      <Badge tone="good" mark="✓">
        On
      </Badge>
      <Text my="sm">{recoveryCodesLeft} recovery codes are left, in case you lose your phone.</Text>
      <Group>
        <Button variant="default" onClick={() => onChange('codes')}>
          New recovery codes
        </Button>
        <Button variant="default" c="red" onClick={() => onChange('off')}>
          Turn off
        </Button>
      </Group>
    </>
  );
}

type PasswordProps = {
  change: Change;
  onSetup: (setup: Setup) => void;
  onCodes: (codes: string[]) => void;
  onClose: () => void;
};

function PasswordFirst({ change, onSetup, onCodes, onClose }: PasswordProps) {
  const [current, setCurrent] = useState('');
  const { error, setError, isBusy, attempt, edit } = useAttempt();

  async function make(): Promise<void> {
    if (change === 'on') return onSetup(await api.ownAccount.beginTotp.mutate({ current }));
    if (change === 'codes') onCodes((await api.ownAccount.renewRecoveryCodes.mutate({ current })).codes);
    else {
      await api.ownAccount.removeTotp.mutate({ current });
      showToast({ title: 'Two-step sign-in is off' });
    }
    onClose();
  }
  return (
    <DialogForm
      safe="Not now"
      onSafe={onClose}
      action={CHANGES[change].action}
      isDangerous={change === 'off'}
      isBusy={isBusy}
      onSubmit={() => (current ? attempt(make) : setError('Enter your current password.'))}
    >
      <Stack gap="sm">
        <Text>{CHANGES[change].lead}</Text>
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={current}
          error={error}
          onChange={edit(setCurrent)}
        />
      </Stack>
    </DialogForm>
  );
}

type ConfirmProps = {
  setup: Setup;
  onDone: (codes: string[]) => void;
  onCancel: () => void;
};

function ConfirmTotp({ setup, onDone, onCancel }: ConfirmProps) {
  const [code, setCode] = useState('');
  const { error, setError, isBusy, attempt, edit } = useAttempt();
  const submit = () => attempt(async () => onDone((await api.ownAccount.confirmTotp.mutate({ code })).codes));
  return (
    <DialogForm
      safe="Not now"
      onSafe={onCancel}
      action="Turn on"
      isBusy={isBusy}
      onSubmit={() => (/^\d{6}$/.test(code) ? submit() : setError('Enter the six digits.'))}
    >
      <Stack gap="sm">
        <Text>
          <strong>1.</strong> Scan this with your authenticator app, or type the key:
        </Text>
        <QrPicture text={setup.uri} label="QR code for your authenticator app" size={200} />
        <code className="spelled">{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
        <Text>
          <strong>2.</strong> Enter the six digits that it shows:
        </Text>
        <TextInput
          label="Code the app shows now"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          w={220}
          value={code}
          error={error}
          onChange={edit((typed) => setCode(typed.replace(/\D/g, '')))}
        />
      </Stack>
    </DialogForm>
  );
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <Stack gap="sm">
      <Text>
        Two-step sign-in is on. Keep these codes somewhere safe. Each one works once if you lose your phone.
        We’ll show them <strong>only now</strong>.
      </Text>
      <ul className="recovery-codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group>
        <Button variant="default" onClick={() => void copyText(codes.join('\n'), 'list of recovery codes')}>
          Copy
        </Button>
        <Button onClick={onDone}>I’ve saved my codes</Button>
      </Group>
    </Stack>
  );
}
