import { Anchor, Button, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { showErrorToast } from '#src/client/show-failure.ts';
import { failureText, trpc } from '#src/client/trpc.ts';
import { type ProfileView, profileInput } from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { site } from '#src/domain/site.ts';
import { focusFirstError } from '#src/ui/behaviour/focus.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { Dialog } from '#src/ui/components/dialog.tsx';
import { HELP_BELOW } from '../help-below.ts';
import { PayoutForm } from './payout-form.tsx';

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
            onError: (error) => showErrorToast('Not saved', error),
          }),
        () => {
          save.reset();
          focusFirstError();
        },
      )}
    >
      <Stack gap="lg">
        <Title order={2} id="profile-title">
          Profile
        </Title>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          <TextInput
            inputWrapperOrder={HELP_BELOW}
            label="Name"
            description="Visitors who follow your link see this name."
            withAsterisk
            autoComplete="name"
            {...form.getInputProps('name')}
          />
          <TextInput
            inputWrapperOrder={HELP_BELOW}
            label="Email"
            description={`To change it, write to ${site.email}.`}
            value={profile.email}
            readOnly
            variant="filled"
          />
          <TextInput label="Phone" type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
          <TextInput label="Company" autoComplete="organization" {...form.getInputProps('company')} />
        </SimpleGrid>
        {save.error && (
          <p className="form-error">
            {failureText(save.error, 'We couldn’t save your details. They’re still here: try again.')}
          </p>
        )}
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

/** Where the money goes now. A change is made in a dialog, with an emailed code. */
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
