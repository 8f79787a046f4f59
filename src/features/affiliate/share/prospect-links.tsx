import { showErrorToast } from '#src/client/show-failure.ts';
import './prospect-links.css';
import { Button, Skeleton, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import {
  createProspectLinkInput,
  greetingText,
  PROSPECT_LINKS_FULL,
  PROSPECT_LINKS_MAX,
  PROSPECT_NAME_MAX,
  PROSPECT_NOTE_MAX,
  type ProspectLink,
} from '#src/domain/prospect/prospect.schema.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import { copyText } from '#src/ui/behaviour/copy-text.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { useKeptFocus } from '#src/ui/behaviour/use-kept-focus.ts';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';

const FAILED = 'The links could not be loaded. Refresh the page.';

const clicksText = ({ clicks, lastClickAt }: ProspectLink): string => {
  if (!lastClickAt) return 'Not opened yet';
  return `${clicks} ${clicks === 1 ? 'visit' : 'visits'}, the last on ${longDate(lastClickAt)}`;
};

/** Referral links for one person each, which greet them on the home page. */
export function ProspectLinks() {
  const query = trpc.prospects.list.useQuery();
  const [revoking, setRevoking] = useState<ProspectLink | null>(null);
  const keptFocus = useKeptFocus<HTMLElement>(revoking !== null);
  const links = query.data ?? [];
  return (
    <section className="panel" aria-labelledby="prospects-title" {...keptFocus}>
      <Title order={2} id="prospects-title" mb="xs">
        Link for one person
      </Title>
      <Text c="dimmed" mb="md">
        Greets them by name on the home page. Visits count as through your other links, and you see here
        whether the link was opened.
      </Text>
      {links.length < PROSPECT_LINKS_MAX ? (
        <CreateForm />
      ) : (
        <Text size="sm" c="dimmed">
          {PROSPECT_LINKS_FULL}
        </Text>
      )}
      {query.isPending && <Skeleton height="4rem" mt="md" />}
      {query.error && <Text role="alert">{failureText(query.error, FAILED)}</Text>}
      {links.length > 0 && (
        <ul className="aff-prospects">
          {links.map((link) => (
            <li key={link.id}>
              <div>
                <strong>{greetingText(link)}</strong>
                <Text size="sm" c="dimmed">
                  {clicksText(link)}
                </Text>
              </div>
              <Button
                variant="default"
                size="sm"
                aria-label={`Copy link for ${link.name}`}
                onClick={() => void copyText(link.link, 'link')}
              >
                Copy link
              </Button>
              <Button
                variant="default"
                size="sm"
                c="red"
                aria-label={`Revoke the link for ${link.name}`}
                onClick={() => setRevoking(link)}
              >
                Revoke…
              </Button>
            </li>
          ))}
        </ul>
      )}
      <RevokeDialog link={revoking} onClose={() => setRevoking(null)} />
    </section>
  );
}

type Errors = Partial<Record<'name' | 'note', string>>;

function CreateForm() {
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const utils = trpc.useUtils();
  const create = trpc.prospects.create.useMutation({
    onSuccess(links) {
      utils.prospects.list.setData(undefined, links);
      setName('');
      setNote('');
      if (links[0]) void copyText(links[0].link, 'link');
    },
    onError: (failure) =>
      setErrors({ name: failureText(failure, 'The link could not be created. Please try again.') }),
  });
  return (
    <form
      className="aff-new-prospect"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const input = createProspectLinkInput.safeParse({ name, note });
        if (input.success) return create.mutate(input.data);
        setErrors(Object.fromEntries(input.error.issues.map(({ path, message }) => [path[0], message])));
      }}
    >
      <TextInput
        label="Name"
        placeholder="Anna"
        autoComplete="off"
        maxLength={PROSPECT_NAME_MAX}
        value={name}
        error={errors.name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setErrors({});
        }}
      />
      <TextInput
        label="Note (optional)"
        placeholder="as discussed on Tuesday"
        autoComplete="off"
        maxLength={PROSPECT_NOTE_MAX}
        value={note}
        error={errors.note}
        onChange={(event) => {
          setNote(event.currentTarget.value);
          setErrors({});
        }}
      />
      <Button type="submit" loading={create.isPending}>
        Create and copy link
      </Button>
      <Text size="sm" c="dimmed" className="aff-prospect-preview" aria-live="polite">
        {name.trim() && `They’ll read: “${greetingText({ name: name.trim(), note: note.trim() || null })}”`}
      </Text>
    </form>
  );
}

type RevokeProps = { link: ProspectLink | null; onClose: () => void };

function RevokeDialog({ link, onClose }: RevokeProps) {
  const utils = trpc.useUtils();
  const revoke = trpc.prospects.revoke.useMutation({
    onSuccess(links) {
      utils.prospects.list.setData(undefined, links);
      showToast({ title: 'Link revoked' });
    },
    onError(error) {
      showErrorToast('Not revoked', error);
      void utils.prospects.list.invalidate();
    },
    onSettled: onClose,
  });
  return (
    <Dialog title={`Revoke the link for ${link?.name ?? 'them'}?`} isOpen={link !== null} onClose={onClose}>
      <Text>
        It stops greeting at once, and we delete name and note. It still leads to the home page with your
        code, and the visits so far keep counting.
      </Text>
      <DialogActions safe="Keep it" onSafe={onClose}>
        <Button color="red" loading={revoke.isPending} onClick={() => link && revoke.mutate({ id: link.id })}>
          Revoke link
        </Button>
      </DialogActions>
    </Dialog>
  );
}
