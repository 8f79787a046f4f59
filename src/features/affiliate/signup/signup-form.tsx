import { Anchor, Button, SimpleGrid, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMounted } from '@mantine/hooks';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import {
  affiliateSignupInput,
  EMAIL_TAKEN,
  type SignupView,
} from '#src/domain/affiliate/account/affiliate.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { focusFirstError } from '#src/ui/behaviour/focus-first-error.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';

const SIGNUP_FAILED = 'Something went wrong. Please try again.';
/** Below, so that the boxes of one row stay aligned. */
const HELP_BELOW: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];
const EMPTY = { name: '', email: '', phone: '', company: '', paypalEmail: '', bankDetails: '' };

/** Sends no commission rate: the server sets it. */
export function SignupForm({ onJoined }: { onJoined: (affiliate: SignupView) => void }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: EMPTY,
    validate: schemaResolver(affiliateSignupInput, { sync: true }),
  });
  const signUp = trpc.affiliates.signUp.useMutation();
  const isHydrated = useMounted();
  const isTaken = form.errors.email === EMAIL_TAKEN;

  function send(values: typeof EMPTY): void {
    signUp.mutate(values, {
      onSuccess(affiliate) {
        showToast({
          title: 'Registration Successful!',
          description: 'Welcome to our affiliate program. Check your email for details.',
        });
        onJoined(affiliate);
      },
      onError(error) {
        const failure = readFailure(error);
        if (failure?.code === 'CONFLICT') form.setFieldError('email', failure.message);
        for (const issue of failure?.issues ?? []) form.setFieldError(String(issue.path[0]), issue.message);
        showToast({
          title: 'Registration Failed',
          description: failureText(error, SIGNUP_FAILED),
          variant: 'destructive',
        });
        focusFirstError();
      },
    });
  }

  function stop(): void {
    signUp.reset();
    focusFirstError();
  }

  return (
    <form className="panel" noValidate onSubmit={form.onSubmit(send, stop)}>
      <Stack gap="lg">
        <Title order={2}>Your details</Title>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <TextInput
            label="Name"
            inputWrapperOrder={HELP_BELOW}
            description="Visitors who follow your link will see it."
            withAsterisk
            autoComplete="name"
            key={form.key('name')}
            {...form.getInputProps('name')}
          />
          <div>
            <TextInput
              label="Email"
              inputWrapperOrder={HELP_BELOW}
              description="You’ll use this to sign in. No password."
              type="email"
              withAsterisk
              autoComplete="email"
              key={form.key('email')}
              {...form.getInputProps('email')}
            />
            {isTaken && (
              <Anchor href={paths.affiliateLogin} underline="always">
                Sign in to your account
              </Anchor>
            )}
          </div>
          <TextInput
            label="Phone"
            type="tel"
            autoComplete="tel"
            key={form.key('phone')}
            {...form.getInputProps('phone')}
          />
          <TextInput
            label="Company"
            autoComplete="organization"
            key={form.key('company')}
            {...form.getInputProps('company')}
          />
        </SimpleGrid>
        <fieldset className="aff-payout">
          <legend>
            How should we pay you? <span>(you can add this later)</span>
          </legend>
          <TextInput
            label="PayPal Email"
            type="email"
            autoComplete="off"
            key={form.key('paypalEmail')}
            {...form.getInputProps('paypalEmail')}
          />
          <Textarea
            label="Bank Details"
            inputWrapperOrder={HELP_BELOW}
            description="For bank transfers: account holder, bank, and IBAN or account number. We store this encrypted."
            autosize
            minRows={2}
            autoComplete="off"
            key={form.key('bankDetails')}
            {...form.getInputProps('bankDetails')}
          />
        </fieldset>
        {signUp.error && <p className="form-error">{failureText(signUp.error, SIGNUP_FAILED)}</p>}
        <Button type="submit" size="md" loading={signUp.isPending} disabled={!isHydrated}>
          Join Affiliate Program
        </Button>
        <span>
          Already an affiliate?{' '}
          <Anchor href={paths.affiliateLogin} underline="always">
            Sign in
          </Anchor>
        </span>
      </Stack>
    </form>
  );
}
