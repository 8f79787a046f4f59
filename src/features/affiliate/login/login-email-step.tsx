import { Button, Stack, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMounted } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import { otpRequestInput } from '#src/domain/affiliate/affiliate.schema.ts';
import { focusFirstError } from '#src/ui/behaviour/focus-first-error.ts';

type Props = { email: string; onSent: (email: string) => void };

export const SEND_FALLBACK = 'Failed to send verification code. Please try again.';

export function LoginEmailStep({ email, onSent }: Props) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email },
    validate: schemaResolver(otpRequestInput, { sync: true }),
  });
  const send = trpc.affiliates.requestCode.useMutation();
  const isHydrated = useMounted();
  const field = useRef<HTMLInputElement>(null);
  // Returning from the code step, the address is selected for a change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only
  useEffect(() => {
    if (email) field.current?.focus();
  }, []);
  const error = send.error ? failureText(send.error, SEND_FALLBACK) : '';
  const input = form.getInputProps('email');
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) =>
          send.mutate(
            { email: values.email, type: 'login' },
            { onSuccess: () => onSent(values.email.trim()) },
          ),
        focusFirstError,
      )}
    >
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
            if (send.error) send.reset();
          }}
        />
        <Button type="submit" size="md" loading={send.isPending} disabled={!isHydrated}>
          Send Verification Code
        </Button>
      </Stack>
    </form>
  );
}
