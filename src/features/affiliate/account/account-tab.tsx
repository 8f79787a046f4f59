import { Anchor, Button, SimpleGrid, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { showErrorToast } from '#src/client/show-failure.ts';
import { failureText, trpc } from '#src/client/trpc.ts';
import { type ProfileView, profileInput } from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import { focusFirstError } from '#src/ui/behaviour/focus-first-error.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { QueryError } from '#src/ui/components/query-error.tsx';
import { PayoutPanel } from './payout-panel.tsx';

/** Boxes of one row stay aligned if only one of them has a help text. */
const HELP_BELOW: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

function ProfileForm({ profile, affiliateId }: { profile: ProfileView; affiliateId: number }) {
  const form = useForm({
    mode: 'uncontrolled',
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
            key={form.key('name')}
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
  const { data, error, isFetching, refetch } = trpc.affiliates.profile.useQuery(undefined);
  if (error)
    return (
      <QueryError
        query={{ refetch, isFetching }}
        text={failureText(error, 'Your account could not be loaded.')}
      />
    );
  if (!data) return <Skeleton height="18rem" />;
  if (data.provisional) return <LoginFirst affiliateId={affiliateId} />;
  return (
    <div className="aff-stack">
      <ProfileForm profile={data} affiliateId={affiliateId} />
      <PayoutPanel profile={data} />
    </div>
  );
}
