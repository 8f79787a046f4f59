import './signup.css';
import { Anchor, Button, Group, List, SimpleGrid, Stack, Text, Textarea, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMounted } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import { benefits } from '#src/content/affiliate/affiliate.ts';
import {
  affiliateSignupInput,
  EMAIL_TAKEN,
  type SignupView,
} from '#src/domain/affiliate/account/affiliate.schema.ts';
import { COMMISSION_HOLD_DAYS, REFERRAL_COOKIE_DAYS } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { copyText } from '#src/ui/behaviour/copy-text.ts';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Icon } from '#src/ui/components/icon.tsx';
import { Field, HELP_BELOW } from '../field.tsx';
import { ReferralLinkField, referralLink } from '../share/referral-link.tsx';

export function SignupPage() {
  const [joined, setJoined] = useState<SignupView | null>(null);
  if (joined) return <SignupSuccess affiliate={joined} />;
  return (
    <>
      <Title order={1} mb="xs">
        Join the Affiliate Program
      </Title>
      <p className="aff-lead">Free, approved instantly, and your link is on the screen in two minutes.</p>
      <div className="aff-signup">
        <SignupForm onJoined={setJoined} />
        <ul className="aff-benefits" aria-label="Benefits">
          {benefits.map((benefit) => (
            <li key={benefit.title}>
              <span className="aff-icon">
                <Icon name={benefit.icon} />
              </span>
              <span>
                <strong>{benefit.title}</strong>
                {benefit.text}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

const SIGNUP_FAILED = 'Something went wrong. Please try again.';
const EMPTY = { name: '', email: '', phone: '', company: '', paypalEmail: '', bankDetails: '' };

/** Sends no commission rate: the server sets it. */
function SignupForm({ onJoined }: { onJoined: (affiliate: SignupView) => void }) {
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
          <Field
            form={form}
            name="name"
            label="Name"
            description="Visitors who follow your link will see it."
            withAsterisk
            autoComplete="name"
          />
          <div>
            <Field
              form={form}
              name="email"
              label="Email"
              description="You’ll use this to sign in. No password."
              type="email"
              withAsterisk
              autoComplete="email"
            />
            {isTaken && (
              <Anchor href={paths.affiliateLogin} underline="always">
                Sign in to your account
              </Anchor>
            )}
          </div>
          <Field form={form} name="phone" label="Phone" type="tel" autoComplete="tel" />
          <Field form={form} name="company" label="Company" autoComplete="organization" />
        </SimpleGrid>
        <fieldset className="aff-payout">
          <legend>
            How should we pay you? <span>(one is enough, and you can add it later)</span>
          </legend>
          <Field form={form} name="paypalEmail" label="PayPal Email" type="email" autoComplete="off" />
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

/** Takes focus, because the form that had it is gone. */
function SignupSuccess({ affiliate }: { affiliate: SignupView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <Title order={1} mb="xs" ref={heading} tabIndex={-1}>
        Welcome, {affiliate.name}!
      </Title>
      <p className="aff-lead">
        Your account is open. Share the link below. You earn commission on every order placed through it.
      </p>
      <section className="panel aff-welcome" aria-label="Your referral details">
        <ReferralLinkField link={referralLink(affiliate.referralCode)} />
        <p>
          <span>
            Referral code <strong>{affiliate.referralCode}</strong>
          </span>
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => void copyText(affiliate.referralCode, 'referral code')}
          >
            Copy Code
          </Button>
          <span>
            Commission rate <strong>{affiliate.commissionRate}%</strong> of every sale
          </span>
        </p>
      </section>
      <section className="panel" style={{ marginTop: '1.5rem' }}>
        <Title order={2} mb="sm">
          How to start
        </Title>
        <List type="ordered" spacing="xs">
          <List.Item>Copy your referral link.</List.Item>
          <List.Item>
            Send it to business owners who need a website, or put it where they see it: a signature, a
            newsletter, a card.
          </List.Item>
          <List.Item>
            If they order within {REFERRAL_COOKIE_DAYS} days of following it, and yours was the last link they
            followed, the sale is yours.
          </List.Item>
          <List.Item>
            A commission becomes payable {COMMISSION_HOLD_DAYS} days after the sale and is paid out monthly.
          </List.Item>
        </List>
        <Group mt="lg">
          <Button component="a" href={paths.affiliateDashboard(affiliate.id)} size="md">
            Go to Dashboard
          </Button>
          <Button component="a" href={paths.home} size="md" variant="default">
            Back to Home
          </Button>
        </Group>
        <Text size="sm" c="dimmed" mt="md">
          You can look at your dashboard now. To change anything in it, sign in once with the code we email
          you, so that we know it’s your address.
        </Text>
      </section>
    </>
  );
}
