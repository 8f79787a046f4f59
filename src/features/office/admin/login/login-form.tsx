import { Alert, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useMounted } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import { adminLoginInput, LOGIN_FAILED } from '#src/domain/office/account/account.schema.ts';
import { forgetDrafts } from '#src/features/admin/shell/drafts.ts';
import {
  forgetAdmin,
  keepRequestedPath,
  rememberAdmin,
  takeReturnPath,
} from '#src/features/admin/shell/login-return.ts';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { PasswordField } from '#src/ui/components/password-field.tsx';

/** After the next paint: the field may only now appear. */
function focusField(name: string): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]:not([hidden])`);
    field?.focus();
    field?.select();
  });
}

const EMPTY = { username: '', password: '', code: '' };

export function LoginForm() {
  const { viewer } = usePageContext();
  const username = viewer?.kind === 'admin' ? viewer.username : null;
  const isHydrated = useMounted();
  const [needsCode, setNeedsCode] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: EMPTY,
    validate: schemaResolver(adminLoginInput, { sync: true }),
  });
  const login = trpc.admin.login.useMutation();
  const session = trpc.session.current.useQuery();
  const demo = session.data?.demo;

  useEffect(() => {
    keepRequestedPath();
    // With a session, go straight to the admin area; without one, the browser's login flag is
    // stale.
    if (username) window.location.replace(takeReturnPath());
    else forgetAdmin();
  }, [username]);

  function send({ username, password, code }: typeof EMPTY): void {
    setFailure(null);
    login.mutate(
      { username, password, ...(code.trim() ? { code } : {}) },
      {
        onSuccess({ admin }) {
          rememberAdmin(admin.username);
          forgetDrafts(admin.username);
          // A full page load, so that the new session decides what is rendered.
          window.location.assign(takeReturnPath());
        },
        onError(error) {
          const rejection = readFailure(error);
          const asksForCode = Boolean((rejection?.data as { needsCode?: boolean } | undefined)?.needsCode);
          const text = failureText(error, LOGIN_FAILED);
          if (asksForCode && !needsCode) {
            setNeedsCode(true);
            focusField('code');
            return;
          }
          setFailure(text);
          if (needsCode) focusField('code');
          showToast({ title: 'Login Failed', description: text, variant: 'destructive' });
        },
      },
    );
  }

  function backToName(): void {
    form.setFieldValue('code', '');
    setFailure(null);
    setNeedsCode(false);
    focusField('username');
  }

  return (
    <>
      <Title order={1} mb={needsCode ? 'xs' : 'lg'}>
        Admin Login
      </Title>
      {needsCode && (
        <Text c="dimmed" mb="lg">
          Step 2 of 2: the code from your phone.
        </Text>
      )}
      <form className="panel" noValidate method="post" onSubmit={form.onSubmit(send, focusFirstError)}>
        <Stack gap="lg">
          {needsCode ? <CodeFields form={form} onBack={backToName} /> : <PasswordFields form={form} />}
          {failure && (
            <Alert color="red" role="alert">
              {failure}
            </Alert>
          )}
          <Button type="submit" size="md" loading={login.isPending} disabled={!isHydrated}>
            Login
          </Button>
        </Stack>
      </form>
      <Text size="sm" c="dimmed" mt="md">
        {needsCode
          ? 'Lost your phone, and no recovery code left? Another owner can turn two-step sign-in off for you under Accounts.'
          : 'Forgotten your password? If your account has an email address, an owner of the shop can send you a link under Accounts.'}
      </Text>
      {demo && !needsCode && (
        <DemoCredentials
          {...demo}
          onFill={() => form.setValues({ username: demo.username, password: demo.password })}
        />
      )}
    </>
  );
}

type Form = UseFormReturnType<typeof EMPTY>;

function PasswordFields({ form }: { form: Form }) {
  return (
    <>
      <TextInput
        label="Username"
        withAsterisk
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        key={form.key('username')}
        {...form.getInputProps('username')}
      />
      <PasswordField
        label="Password"
        withAsterisk
        name="password"
        autoComplete="current-password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
    </>
  );
}

function CodeFields({ form, onBack }: { form: Form; onBack: () => void }) {
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text>
          Signing in as <strong>{form.getValues().username}</strong>
        </Text>
        <Button variant="subtle" size="compact-sm" onClick={onBack}>
          Use another account
        </Button>
      </Group>
      {/* For password managers. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={form.getValues().username}
        readOnly
        hidden
      />
      <TextInput
        label="Authenticator code"
        description="Six digits from your authenticator app, or one of your recovery codes."
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        key={form.key('code')}
        {...form.getInputProps('code')}
      />
    </>
  );
}

type DemoProps = { username: string; password: string; onFill: () => void };

function DemoCredentials({ username, password, onFill }: DemoProps) {
  return (
    <section className="panel" aria-label="Demo credentials" style={{ marginTop: '1.5rem' }}>
      <Title order={2} size="h4" mb="xs">
        Demo Credentials
      </Title>
      <Text>
        Username: <strong>{username}</strong>
      </Text>
      <Text mb="sm">
        Password: <strong>{password}</strong>
      </Text>
      <Button variant="default" onClick={onFill}>
        Fill in
      </Button>
    </section>
  );
}
