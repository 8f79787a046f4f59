import {
  Alert,
  Button,
  Checkbox,
  NativeSelect,
  Radio,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useMounted } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import {
  CONFIRM_LABEL,
  type ConfirmationForm,
  confirmationForm,
} from '#src/domain/confirmation/confirmation.schema.ts';
import { FORM_DURATION, promises } from '#src/domain/offer.ts';
import { focusFirstError } from '#src/ui/behaviour/focus-first-error.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { LogoUpload } from './logo-upload.tsx';
import { useIntakeLink } from './use-intake-link.ts';

type Values = Omit<ConfirmationForm, 'orderConfirmed'> & { orderConfirmed: boolean };
const EMPTY: Values = {
  fullName: '',
  email: '',
  phone: '',
  businessName: '',
  businessDescription: '',
  preferredDomain: '',
  domainOwnership: 'no',
  billingDetails: '',
  additionalNotes: '',
  hearAboutUs: 'other',
  orderConfirmed: false,
};
const SUBMIT_FAILED = 'Please try again or contact support.';
const SOURCES = [
  { value: 'instagram', label: 'Instagram' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'referral', label: 'Referral' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'other', label: 'Other' },
];

export function OrderForm({ orderNumber }: { orderNumber: string | null }) {
  const link = useIntakeLink(orderNumber);
  const [logoFileName, setLogoFileName] = useState<string | null>(null);
  // A new key renders a new, empty file field.
  const [round, setRound] = useState(0);
  const [isUploading, setIsUploading] = useState(false);
  const isHydrated = useMounted();
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: EMPTY,
    validate: schemaResolver(confirmationForm, { sync: true }),
  });
  const submit = trpc.confirmations.submit.useMutation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the link is resolved
  useEffect(() => {
    if (!link.known) return;
    const now = form.getValues();
    // Fills empty fields only: input typed meanwhile stays.
    form.setValues({
      fullName: now.fullName || link.known.fullName,
      email: now.email || link.known.email,
      phone: now.phone || link.known.phone || '',
    });
  }, [link.known]);

  function send(values: Values): void {
    submit.mutate(
      {
        ...values,
        orderConfirmed: true,
        logoFileName,
        orderId: orderNumber ? Number(orderNumber) : null,
        token: link.token,
      },
      {
        onSuccess() {
          showToast({
            title: 'Order Confirmation Submitted!',
            description:
              "Thank you! We'll send you a confirmation email within 24 hours and get started on your project.",
          });
          form.reset();
          setLogoFileName(null);
          setRound((now) => now + 1);
          // Leaves time to read the toast before the redirect home.
          window.setTimeout(() => window.location.assign('/'), 2500);
        },
        onError(error) {
          showToast({
            title: 'Submission Failed',
            description: failureText(error, SUBMIT_FAILED),
            variant: 'destructive',
          });
        },
      },
    );
  }

  function stop(): void {
    submit.reset();
    focusFirstError();
  }

  return (
    <>
      <Title order={1} mb="xs">
        Order Confirmation{orderNumber ? ` #${orderNumber}` : ''}
      </Title>
      <Text c="dimmed" mb="lg">
        Takes {FORM_DURATION}. Then you’ll have {promises.prototypes} designs made for you within{' '}
        {promises.prototypeHours} hours.
      </Text>
      {link.alreadyConfirmed && (
        <Alert color="accent" title="This order has already been confirmed." mb="lg">
          We have your answers. To change something, reply to the email you received from us.
        </Alert>
      )}
      {link.notice && (
        <Alert color="accent" mb="lg">
          {link.notice}
        </Alert>
      )}
      <form className="panel" noValidate onSubmit={form.onSubmit(send, stop)}>
        <Stack gap="lg">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
            <TextInput
              label="Full Name"
              withAsterisk
              autoComplete="name"
              key={form.key('fullName')}
              {...form.getInputProps('fullName')}
            />
            <TextInput
              label="Email"
              type="email"
              withAsterisk
              autoComplete="email"
              key={form.key('email')}
              {...form.getInputProps('email')}
            />
            <TextInput
              label="Phone"
              type="tel"
              autoComplete="tel"
              key={form.key('phone')}
              {...form.getInputProps('phone')}
            />
            <TextInput
              label="Business Name"
              withAsterisk
              autoComplete="organization"
              key={form.key('businessName')}
              {...form.getInputProps('businessName')}
            />
          </SimpleGrid>
          <Textarea
            label="Business Description"
            description="What you do, for whom, and where."
            withAsterisk
            autosize
            minRows={4}
            key={form.key('businessDescription')}
            {...form.getInputProps('businessDescription')}
          />
          <TextInput
            label="Preferred Domain"
            description="For example yourbusiness.com. One year is included."
            autoComplete="off"
            key={form.key('preferredDomain')}
            {...form.getInputProps('preferredDomain')}
          />
          <Radio.Group
            label="Do you already own this domain?"
            withAsterisk
            key={form.key('domainOwnership')}
            {...form.getInputProps('domainOwnership')}
          >
            <Stack gap="xs" mt="xs">
              <Radio value="yes" label="Yes" />
              <Radio value="no" label="No" />
              <Radio value="unsure" label="Unsure" />
            </Stack>
          </Radio.Group>
          <LogoUpload key={round} onStored={setLogoFileName} onBusy={setIsUploading} />
          <Textarea
            label="Billing Details"
            description="Name and address for your invoice."
            autosize
            minRows={3}
            key={form.key('billingDetails')}
            {...form.getInputProps('billingDetails')}
          />
          <Textarea
            label="Additional Notes"
            autosize
            minRows={3}
            key={form.key('additionalNotes')}
            {...form.getInputProps('additionalNotes')}
          />
          <NativeSelect
            label="How did you hear about us?"
            data={SOURCES}
            key={form.key('hearAboutUs')}
            {...form.getInputProps('hearAboutUs')}
          />
          <Checkbox
            label={CONFIRM_LABEL}
            key={form.key('orderConfirmed')}
            {...form.getInputProps('orderConfirmed', { type: 'checkbox' })}
            aria-invalid={form.errors.orderConfirmed ? true : undefined}
          />
          {submit.error && <p className="form-error">{failureText(submit.error, SUBMIT_FAILED)}</p>}
          <Button type="submit" size="lg" loading={submit.isPending} disabled={!isHydrated || isUploading}>
            Confirm Order
          </Button>
        </Stack>
      </form>
    </>
  );
}
