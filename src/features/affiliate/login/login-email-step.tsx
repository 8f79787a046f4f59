import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMounted } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { otpRequestInput } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { focusFirstError } from '#src/ui/behaviour/focus-first-error.ts';
import type { LoginCode } from './use-login-code.ts';

type Props = { loginCode: LoginCode; onSent: () => void };

export function LoginEmailStep({ loginCode, onSent }: Props) {
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
