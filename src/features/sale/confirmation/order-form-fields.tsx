import {
  Fieldset,
  FileInput,
  NativeSelect,
  Radio,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { UploadError, uploadFile } from '#src/client/upload-file.ts';
import type { OrderLanguage } from '#src/content/languages/order-texts.ts';
import { apiPaths } from '#src/domain/paths.ts';
import {
  findLogoError,
  LOGO_MESSAGES,
  LOGO_TYPES,
} from '#src/domain/sale/confirmation/confirmation.rules.ts';
import { HEAR_ABOUT_US } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { useOrderTexts } from '../language/order-texts-context.tsx';
import { fieldId, sourceLabel, type Values } from './order-form-values.ts';

type Form = UseFormReturnType<Values>;
type FieldProps = { form: Form; name: keyof OrderLanguage['form']['labels'] & keyof Values };

const field = (form: Form, name: keyof Values) => ({
  id: fieldId(name),
  size: 'md' as const,
  ...form.getInputProps(name),
});

function TextField({ form, name, ...rest }: FieldProps & Omit<TextInputProps, 'form'>) {
  const { labels } = useOrderTexts().form;
  return <TextInput label={labels[name]} key={form.key(name)} {...field(form, name)} {...rest} />;
}

function TextAreaField({ form, name, ...rest }: FieldProps & Omit<TextareaProps, 'form'>) {
  const { labels } = useOrderTexts().form;
  return <Textarea label={labels[name]} autosize key={form.key(name)} {...field(form, name)} {...rest} />;
}

export function AboutYou({ form }: { form: Form }) {
  const texts = useOrderTexts().form;
  const sources = HEAR_ABOUT_US.map((value) => ({ value, label: sourceLabel(texts, value) }));
  return (
    <Fieldset legend={texts.parts.you}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
        <TextField form={form} name="fullName" withAsterisk autoComplete="name" />
        <TextField form={form} name="email" type="email" withAsterisk autoComplete="email" />
        <TextField form={form} name="phone" type="tel" autoComplete="tel" />
        <NativeSelect
          label={texts.labels.hearAboutUs}
          data={sources}
          key={form.key('hearAboutUs')}
          {...field(form, 'hearAboutUs')}
        />
      </SimpleGrid>
    </Fieldset>
  );
}

export function AboutBusiness({ form }: { form: Form }) {
  const { parts, hints } = useOrderTexts().form;
  return (
    <Fieldset legend={parts.business}>
      <Stack gap="lg">
        <TextField form={form} name="businessName" withAsterisk autoComplete="organization" />
        <TextAreaField
          form={form}
          name="businessDescription"
          description={hints.businessDescription}
          withAsterisk
          minRows={4}
        />
        <TextAreaField form={form} name="billingDetails" description={hints.billingDetails} minRows={3} />
        <TextAreaField form={form} name="additionalNotes" minRows={3} />
      </Stack>
    </Fieldset>
  );
}

type UploadProps = { onStored: (fileName: string | null) => void; onBusy: (busy: boolean) => void };
type LogoProps = UploadProps & { form: Form; round: number };

/** A new `round` renders a new, empty file field. */
export function DomainAndLogo({ form, round, onStored, onBusy }: LogoProps) {
  const { parts, labels, hints, yes, no, unsure } = useOrderTexts().form;
  return (
    <Fieldset legend={parts.domain}>
      <Stack gap="lg">
        <TextField
          form={form}
          name="preferredDomain"
          description={hints.preferredDomain}
          autoComplete="off"
        />
        <Radio.Group
          label={labels.domainOwnership}
          withAsterisk
          key={form.key('domainOwnership')}
          {...field(form, 'domainOwnership')}
        >
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

type Problem = keyof typeof LOGO_MESSAGES;
const PROBLEMS = Object.keys(LOGO_MESSAGES) as Problem[];
const BY_STATUS: Record<number, Problem> = { 413: 'size', 415: 'type' };

/** By the server's message, if the response is ours; a proxy sends a status alone. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof UploadError)) return 'failed';
  const { message, status } = error;
  return (
    PROBLEMS.find((problem) => LOGO_MESSAGES[problem].text === message) ?? BY_STATUS[status ?? 0] ?? 'failed'
  );
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** Busy during the upload; a failure clears the selected file. */
function LogoUpload({ onStored, onBusy }: UploadProps) {
  const { labels, hints, chooseFile, logo } = useOrderTexts().form;
  const [file, setFile] = useState<File | null>(null);
  const [state, setState] = useState<'empty' | 'busy' | 'stored'>('empty');
  const [error, setError] = useState<string | null>(null);
  const reset = useRef<() => void>(null);

  const thumbnail = useObjectUrl(state === 'stored' ? file : null);
  const [isOver, setIsOver] = useState(false);

  function fail(name: string, problem: Problem): void {
    const message = logo[problem];
    setFile(null);
    reset.current?.();
    setState('empty');
    setError(`${name}: ${message.text}`);
    showToast({ title: message.title, description: message.text, variant: 'destructive' });
  }

  async function upload(chosen: File | null): Promise<void> {
    setFile(chosen);
    setError(null);
    onStored(null);
    if (!chosen) return setState('empty');
    const found = findLogoError(chosen);
    if (found) return fail(chosen.name, found);
    setState('busy');
    onBusy(true);
    try {
      const { fileName } = await uploadFile<{ fileName: string }>({
        url: apiPaths.logoUpload,
        field: 'logo',
        file: chosen,
        failed: LOGO_MESSAGES.failed.text,
      });
      onStored(fileName);
      setState('stored');
      showToast({ title: logo.uploadedTitle });
    } catch (error) {
      fail(chosen.name, problemOf(error));
    } finally {
      onBusy(false);
    }
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped && state !== 'busy') void upload(dropped);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition to the field inside
    <div
      className="logo-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <FileInput
        size="md"
        label={labels.logo}
        description={hints.logo}
        placeholder={chooseFile}
        accept={LOGO_TYPES.join(',')}
        value={file}
        onChange={(chosen) => void upload(chosen)}
        error={error}
        // Not `disabled`, which would drop the focus.
        readOnly={state === 'busy'}
        aria-disabled={state === 'busy' || undefined}
        resetRef={reset}
        clearable
        clearButtonProps={{ 'aria-label': logo.remove }}
      />
      <Text size="sm" c="dimmed" mt={4} role="status">
        {state === 'busy' ? logo.uploading : state === 'stored' ? logo.uploaded : ''}
      </Text>
      {thumbnail && (
        <img className="logo-thumbnail" src={thumbnail} alt={logo.yours} width={160} height={100} />
      )}
    </div>
  );
}
