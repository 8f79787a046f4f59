import { Anchor, Button, Group, Input, Radio, SimpleGrid, Stack, Text, Textarea, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { showFailure } from '#src/client/show-failure.ts';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import {
  PAYOUT_HOLD_HOURS,
  type ProfileView,
  payoutDetails,
  profileInput,
} from '#src/domain/affiliate/account/affiliate.schema.ts';
import { CODE_SHORT, CODE_WRONG } from '#src/domain/affiliate/login/login.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { CODE_LENGTH } from '#src/domain/shared/limits.ts';
import { site } from '#src/domain/site.ts';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { onSubmit } from '#src/ui/behaviour/on-submit.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { Field, HELP_BELOW } from '../field.tsx';
import { CodeBoxes } from '../login/code-boxes.tsx';

function ProfileForm({ profile, affiliateId }: { profile: ProfileView; affiliateId: number }) {
  const form = useForm({
    initialValues: { name: profile.name, phone: profile.phone ?? '', company: profile.company ?? '' },
    validate: schemaResolver(profileInput, { sync: true }),
  });
  const save = trpc.affiliates.updateProfile.useMutation();
  const utils = trpc.useUtils();
  return (
    <form
      className="panel"
      noValidate
      aria-labelledby="profile-title"
      onSubmit={form.onSubmit(
        (values) =>
          save.mutate(values, {
            onSuccess(updated) {
              utils.affiliates.profile.setData(undefined, updated);
              void utils.affiliates.dashboard.invalidate({ affiliateId: String(affiliateId) });
              showToast({ title: 'Profile saved' });
            },
            onError: (error) => showFailure(form, error, 'name'),
          }),
        focusFirstError,
      )}
    >
      <Stack gap="lg">
        <Title order={2} id="profile-title">
          Profile
        </Title>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <Field
            form={form}
            name="name"
            label="Name"
            description="Visitors who follow your link see this name."
            withAsterisk
            autoComplete="name"
          />
          <Input.Wrapper
            inputWrapperOrder={HELP_BELOW}
            label="Email"
            labelElement="div"
            description={`To change it, write to ${site.email}.`}
          >
            <Text className="aff-email">{profile.email}</Text>
          </Input.Wrapper>
          <Field form={form} name="phone" label="Phone" type="tel" autoComplete="tel" />
          <Field form={form} name="company" label="Company" autoComplete="organization" />
        </SimpleGrid>
        <Button type="submit" loading={save.isPending} style={{ alignSelf: 'start' }}>
          Save profile
        </Button>
      </Stack>
    </form>
  );
}

function LoginFirst({ affiliateId }: { affiliateId: number }) {
  const queries = useQueryClient();
  const login = paths.affiliateLoginFor(`${paths.affiliateDashboard(affiliateId)}?tab=account`);
  return (
    <section className="panel">
      <Title order={2} mb="xs">
        Sign in to change your account
      </Title>
      <Text mb="md">
        Before you can change anything, confirm your email address. We’ll send you a six-digit code.
      </Text>
      <Anchor href={login} underline="always" onClick={() => queries.clear()}>
        Sign in with an emailed code
      </Anchor>
    </section>
  );
}

export function AccountTab({ affiliateId }: { affiliateId: number }) {
  const query = trpc.affiliates.profile.useQuery(undefined);
  return (
    <Loaded query={query} failed="Your account could not be loaded." height="18rem">
      {(profile) =>
        profile.provisional ? (
          <LoginFirst affiliateId={affiliateId} />
        ) : (
          <div className="aff-stack">
            <ProfileForm profile={profile} affiliateId={affiliateId} />
            <PayoutPanel profile={profile} />
          </div>
        )
      }
    </Loaded>
  );
}

function PayoutPanel({ profile }: { profile: ProfileView }) {
  const [isChanging, setIsChanging] = useState(false);
  const isMissing = !profile.paypalEmail && !profile.bankDetails;
  const change = isMissing ? 'Add payout details…' : 'Change payout details…';
  return (
    <section className="panel" aria-labelledby="payout-details-title">
      <Title order={2} id="payout-details-title" mb="md">
        Payout details
      </Title>
      <DescriptionList
        rows={{
          PayPal: profile.paypalEmail,
          Bank: profile.bankDetails,
          'Paid to': isMissing ? 'Not given yet' : null,
        }}
      />
      {profile.payoutHoldUntil && (
        <div className="aff-note" style={{ marginTop: '1rem' }}>
          <p>Changed recently: payouts are paused until {longDate(profile.payoutHoldUntil)}.</p>
        </div>
      )}
      <Button variant="default" mt="lg" onClick={() => setIsChanging(true)}>
        {change}
      </Button>
      <Dialog
        title={isMissing ? 'Add payout details' : 'Change payout details'}
        isOpen={isChanging}
        onClose={() => setIsChanging(false)}
      >
        <PayoutForm profile={profile} onClose={() => setIsChanging(false)} />
      </Dialog>
    </section>
  );
}

type Method = 'paypal' | 'bank';
type Values = Details & { method: Method };

const FIELD = { paypal: 'paypalEmail', bank: 'bankDetails' } as const;
/** Only the chosen account is sent; the server replaces both. */
const detailsOf = ({ method, paypalEmail, bankDetails }: Values): Details =>
  method === 'paypal' ? { paypalEmail, bankDetails: '' } : { paypalEmail: '', bankDetails };

/** Names what the change removes, so that nothing disappears silently. */
function Replaced({ profile, method }: { profile: ProfileView; method: Method }) {
  const kept = [profile.paypalEmail, profile.bankDetails].filter(Boolean).join(' and ');
  if (!kept) return null;
  return (
    <Text>
      We pay to one account: the new {method === 'paypal' ? 'PayPal address' : 'bank account'} replaces{' '}
      <strong>{kept}</strong>.
    </Text>
  );
}

/** A change needs a fresh code, notifies the old address and puts payouts on hold. */
export function PayoutForm({ profile, onClose }: { profile: ProfileView; onClose: () => void }) {
  const [pending, setPending] = useState<Details | null>(null);
  const form = useForm<Values>({
    initialValues: {
      method: profile.payoutMethod === 'bank' ? 'bank' : 'paypal',
      paypalEmail: '',
      bankDetails: '',
    },
    validate(values) {
      const { error } = payoutDetails.safeParse(detailsOf(values));
      return error ? { [FIELD[values.method]]: error.issues[0]?.message } : {};
    },
  });
  const request = trpc.affiliates.requestPayoutCode.useMutation();
  const utils = trpc.useUtils();
  const { method } = form.values;

  function askForCode(values: Values): void {
    request.mutate(undefined, { onSuccess: () => setPending(detailsOf(values)) });
  }

  function stop(): void {
    request.reset();
    focusFirstError();
  }

  if (pending)
    return (
      <PayoutCode
        details={pending}
        onCancel={() => setPending(null)}
        onRejected={(error) => {
          form.setFieldError(FIELD[method], readFailure(error)?.issues[0]?.message);
          setPending(null);
        }}
        onDone={(updated) => {
          utils.affiliates.profile.setData(undefined, updated);
          void utils.affiliates.nextPayout.invalidate();
          onClose();
          showToast({ title: 'Payout details changed', description: 'We’ve sent you an email about it.' });
        }}
      />
    );
  return (
    <form noValidate onSubmit={form.onSubmit(askForCode, stop)}>
      <Stack gap="md">
        <Radio.Group label="How we pay you" {...form.getInputProps('method')}>
          <Group mt="xs" gap="xl">
            <Radio value="paypal" label="PayPal" />
            <Radio value="bank" label="Bank transfer" />
          </Group>
        </Radio.Group>
        {method === 'paypal' ? (
          <Field
            form={form}
            name="paypalEmail"
            key="paypal"
            label="PayPal Email"
            type="email"
            autoComplete="off"
          />
        ) : (
          <Textarea
            key="bank"
            label="Bank Details"
            description="Account holder, IBAN or account number, bank. We store this encrypted."
            autosize
            minRows={3}
            autoComplete="off"
            {...form.getInputProps('bankDetails')}
          />
        )}
        <Replaced profile={profile} method={method} />
        <Text c="dimmed">
          We confirm the change with a code. We’ll then pause payouts for {PAYOUT_HOLD_HOURS} hours and email
          you, in case it wasn’t you.
        </Text>
        {request.error && (
          <p className="form-error">
            {failureText(
              request.error,
              'We couldn’t send the code. What you entered is still here: try again.',
            )}
          </p>
        )}
        <Group>
          <Button type="submit" loading={request.isPending}>
            Send me a code
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** One of them is empty: money goes to one account. */
type Details = { paypalEmail: string; bankDetails: string };

type CodeProps = {
  details: Details;
  onDone: (profile: ProfileView) => void;
  onRejected: (error: unknown) => void;
  onCancel: () => void;
};

function PayoutCode({ details, onDone, onRejected, onCancel }: CodeProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const change = trpc.affiliates.updatePayoutDetails.useMutation();

  function submit(): void {
    if (code.length < CODE_LENGTH) return setError(CODE_SHORT);
    change.mutate(
      { ...details, code },
      {
        onSuccess: onDone,
        onError(error) {
          if (readFailure(error)?.issues.some(({ path }) => path[0] !== 'code')) return onRejected(error);
          setError(failureText(error, CODE_WRONG));
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={onSubmit(submit)}>
      <Stack gap="md">
        <Text>We’ve emailed you a six-digit code. Nothing changes until you enter it.</Text>
        <CodeBoxes
          label="Code from the email"
          error={error}
          isRejected={change.isError}
          onCode={(next) => {
            setCode(next);
            setError('');
            if (change.isError) change.reset();
          }}
        />
        <Group>
          <Button type="submit" loading={change.isPending}>
            Change payout details
          </Button>
          <Button variant="default" onClick={onCancel}>
            Back
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
