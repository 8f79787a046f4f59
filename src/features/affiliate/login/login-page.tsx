import { Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMounted } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import { otpRequestInput, returnPath } from '#src/domain/affiliate/login/login.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { type LoginCode, LoginCodeStep, useLoginCode } from './login-code-step.tsx';

export function LoginPage() {
  const loginCode = useLoginCode();
  const [step, setStep] = useState<'email' | 'code'>('email');
  const queries = useQueryClient();
  return (
    <>
      <Title order={1} mb="xs">
        Affiliate Login
      </Title>
      <Text c="dimmed" mb="lg">
        {step === 'email'
          ? 'We’ll email you a six-digit code. There’s no password.'
          : 'Enter the code from the email.'}
      </Text>
      <div className="panel">
        {step === 'email' ? (
          <LoginEmailStep loginCode={loginCode} onSent={() => setStep('code')} />
        ) : (
          <LoginCodeStep
            loginCode={loginCode}
            onOtherEmail={() => setStep('email')}
            onVerified={(id) => {
              // Responses to queries from before the login must not arrive after it.
              queries.clear();
              const asked = new URLSearchParams(window.location.search).get('return');
              void navigate(returnPath(asked, id));
            }}
          />
        )}
      </div>
      <Stack gap="xs" mt="lg">
        <Text>
          Not an affiliate yet?{' '}
          <Anchor href={paths.affiliateSignup} underline="always">
            Join Affiliate Program
          </Anchor>
        </Text>
        <Anchor href={paths.affiliate} underline="always">
          Learn About Our Program
        </Anchor>
      </Stack>
    </>
  );
}

type Props = { loginCode: LoginCode; onSent: () => void };

function LoginEmailStep({ loginCode, onSent }: Props) {
  const { email } = loginCode.sent;
  const [error, setError] = useState('');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email },
    validate: schemaResolver(otpRequestInput, { sync: true }),
  });
  const isHydrated = useMounted();
  const field = useRef<HTMLInputElement>(null);
  // Returning from the code step, the address is selected for a change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only
  useEffect(() => {
    if (email) field.current?.focus();
  }, []);
  const input = form.getInputProps('email');

  async function send(values: { email: string }): Promise<void> {
    setError('');
    const problem = await loginCode.send(values.email);
    if (problem) setError(problem);
    else onSent();
  }

  return (
    <form noValidate onSubmit={form.onSubmit((values) => void send(values), focusFirstError)}>
      <Stack gap="md">
        <p className="form-error" role="alert">
          {error}
        </p>
        <TextInput
          ref={field}
          label="Email"
          type="email"
          autoComplete="email"
          size="md"
          key={form.key('email')}
          {...input}
          onChange={(event) => {
            input.onChange(event);
            setError('');
          }}
        />
        <Button type="submit" size="md" loading={loginCode.isSending} disabled={!isHydrated}>
          Send Verification Code
        </Button>
      </Stack>
    </form>
  );
}
