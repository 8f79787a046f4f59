import { Fieldset, NativeSelect, Radio, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { LogoUpload } from './logo-upload.tsx';
import { fieldId, type Values } from './order-form-values.ts';

const SOURCES = [
  { value: 'instagram', label: 'Instagram' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'referral', label: 'Referral' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'other', label: 'Other' },
];

type Form = UseFormReturnType<Values>;
const field = (form: Form, name: keyof Values) => ({
  id: fieldId(name),
  size: 'md' as const,
  key: form.key(name),
  ...form.getInputProps(name),
});

export function AboutYou({ form }: { form: Form }) {
  const { key: nameKey, ...name } = field(form, 'fullName');
  const { key: emailKey, ...email } = field(form, 'email');
  const { key: phoneKey, ...phone } = field(form, 'phone');
  const { key: sourceKey, ...source } = field(form, 'hearAboutUs');
  return (
    <Fieldset legend="1 of 3: You">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <TextInput label="Full Name" withAsterisk autoComplete="name" key={nameKey} {...name} />
        <TextInput label="Email" type="email" withAsterisk autoComplete="email" key={emailKey} {...email} />
        <TextInput label="Phone" type="tel" autoComplete="tel" key={phoneKey} {...phone} />
        <NativeSelect label="How did you hear about us?" data={SOURCES} key={sourceKey} {...source} />
      </SimpleGrid>
    </Fieldset>
  );
}

export function AboutBusiness({ form }: { form: Form }) {
  const { key: nameKey, ...name } = field(form, 'businessName');
  const { key: textKey, ...text } = field(form, 'businessDescription');
  const { key: billingKey, ...billing } = field(form, 'billingDetails');
  const { key: notesKey, ...notes } = field(form, 'additionalNotes');
  return (
    <Fieldset legend="2 of 3: Your business">
      <Stack gap="lg">
        <TextInput label="Business Name" withAsterisk autoComplete="organization" key={nameKey} {...name} />
        <Textarea
          label="Business Description"
          description="What you do, for whom, and where."
          withAsterisk
          autosize
          minRows={4}
          key={textKey}
          {...text}
        />
        <Textarea
          label="Billing Details"
          description="Name and address for your invoice."
          autosize
          minRows={3}
          key={billingKey}
          {...billing}
        />
        <Textarea label="Additional Notes" autosize minRows={3} key={notesKey} {...notes} />
      </Stack>
    </Fieldset>
  );
}

type LogoProps = {
  round: number;
  onStored: (fileName: string | null) => void;
  onBusy: (busy: boolean) => void;
};

/** A new `round` renders a new, empty file field. */
export function DomainAndLogo({ form, round, onStored, onBusy }: LogoProps & { form: Form }) {
  const { key: domainKey, ...domain } = field(form, 'preferredDomain');
  const { key: ownerKey, ...owner } = field(form, 'domainOwnership');
  return (
    <Fieldset legend="3 of 3: Domain and logo">
      <Stack gap="lg">
        <TextInput
          label="Preferred Domain"
          description="For example yourbusiness.com. One year is included."
          autoComplete="off"
          key={domainKey}
          {...domain}
        />
        <Radio.Group label="Do you already own this domain?" withAsterisk key={ownerKey} {...owner}>
          <Stack gap="xs" mt="xs">
            <Radio value="yes" label="Yes" />
            <Radio value="no" label="No" />
            <Radio value="unsure" label="Unsure" />
          </Stack>
        </Radio.Group>
        <LogoUpload key={round} onStored={onStored} onBusy={onBusy} />
      </Stack>
    </Fieldset>
  );
}
