import './project.css';
import { Skeleton, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, failureText } from '#src/client/trpc.ts';
import type { StageEmailPreview } from '#src/domain/project/project/project.schema.ts';
import { AddressText } from '#src/features/admin/shell/address-text.tsx';
import { QueryError } from '#src/ui/components/query-error.tsx';

type Props<Input> = { input: Input; load: (input: Input) => Promise<StageEmailPreview | null> };

function EmailPreview<Input>({ input, load }: Props<Input>) {
  const [asked] = useDebouncedValue(input, 300, { leading: true });
  const query = useQuery({
    queryKey: ['project email', asked],
    queryFn: () => load(asked),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  if (query.isPending) return <Skeleton height={320} mt="md" />;
  if (query.error)
    return <QueryError query={query} text={failureText(query.error, 'The email could not be loaded.')} />;
  if (!query.data) return <Text mt="md">No email is sent: the customer’s data was erased.</Text>;
  return <EmailFrame {...query.data} />;
}

const loadStage = api.projects.previewEmail.mutate;
export const StageEmail = (input: Parameters<typeof loadStage>[0]) => (
  <EmailPreview input={input} load={loadStage} />
);

const loadMessage = api.projectMessages.preview.mutate;
export const MessageEmail = (input: Parameters<typeof loadMessage>[0]) => (
  <EmailPreview input={input} load={loadMessage} />
);

/** An email with its recipient and subject, in a frame that can run nothing. */
function EmailFrame({ to, subject, html }: { to: string; subject: string; html: string }) {
  return (
    <figure className="email-frame">
      <figcaption>
        To <AddressText>{to}</AddressText>: <strong>{subject}</strong>
      </figcaption>
      <iframe title="Preview of the email" sandbox="" srcDoc={html} />
    </figure>
  );
}
