import { Fieldset, NativeSelect, Radio, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { HEAR_ABOUT_US } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { useOrderTexts } from '../language/order-texts-context.tsx';
import { LogoUpload } from './logo-upload.tsx';
import { fieldId, sourceLabel, type Values } from './order-form-values.ts';

type Form = UseFormReturnType<Values>;
const field = (form: Form, name: keyof Values) => ({
  id: fieldId(name),
  size: 'md' as const,
  key: form.key(name),
  ...form.getInputProps(name),
});

export function AboutYou({ form }: { form: Form }) {
  const texts = useOrderTexts().form;
  const { labels } = texts;
  const sources = HEAR_ABOUT_US.map((value) => ({ value, label: sourceLabel(texts, value) }));
  const { key: nameKey, ...name } = field(form, 'fullName');
  const { key: emailKey, ...email } = field(form, 'email');
  const { key: phoneKey, ...phone } = field(form, 'phone');
  const { key: sourceKey, ...source } = field(form, 'hearAboutUs');
  return (
    <Fieldset legend={texts.parts.you}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <TextInput label={labels.fullName} withAsterisk autoComplete="name" key={nameKey} {...name} />
        <TextInput
          label={labels.email}
          type="email"
          withAsterisk
          autoComplete="email"
          key={emailKey}
          {...email}
        />
        <TextInput label={labels.phone} type="tel" autoComplete="tel" key={phoneKey} {...phone} />
        <NativeSelect label={labels.hearAboutUs} data={sources} key={sourceKey} {...source} />
      </SimpleGrid>
    </Fieldset>
  );
}

export function AboutBusiness({ form }: { form: Form }) {
  const { parts, labels, hints } = useOrderTexts().form;
  const { key: nameKey, ...name } = field(form, 'businessName');
  const { key: textKey, ...text } = field(form, 'businessDescription');
  const { key: billingKey, ...billing } = field(form, 'billingDetails');
  const { key: notesKey, ...notes } = field(form, 'additionalNotes');
  return (
    <Fieldset legend={parts.business}>
      <Stack gap="lg">
        <TextInput
          label={labels.businessName}
          withAsterisk
          autoComplete="organization"
          key={nameKey}
          {...name}
        />
        <Textarea
          label={labels.businessDescription}
          description={hints.businessDescription}
          withAsterisk
          autosize
          minRows={4}
          key={textKey}
          {...text}
        />
        <Textarea
          label={labels.billingDetails}
          description={hints.billingDetails}
          autosize
          minRows={3}
          key={billingKey}
          {...billing}
        />
        <Textarea label={labels.additionalNotes} autosize minRows={3} key={notesKey} {...notes} />
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
  const { parts, labels, hints, yes, no, unsure } = useOrderTexts().form;
  const { key: domainKey, ...domain } = field(form, 'preferredDomain');
  const { key: ownerKey, ...owner } = field(form, 'domainOwnership');
  return (
    <Fieldset legend={parts.domain}>
      <Stack gap="lg">
        <TextInput
          label={labels.preferredDomain}
          description={hints.preferredDomain}
          autoComplete="off"
          key={domainKey}
          {...domain}
        />
        <Radio.Group label={labels.domainOwnership} withAsterisk key={ownerKey} {...owner}>
          <Stack gap="xs" mt="xs">
            <Radio value="yes" label={yes} />
            <Radio value="no" label={no} />
            <Radio value="unsure" label={unsure} />
          </Stack>
        </Radio.Group>
        <LogoUpload key={round} onStored={onStored} onBusy={onBusy} />
      </Stack>
    </Fieldset>
  );
}
