import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { showErrorToast } from '#src/client/show-failure.ts';
import { api, failureText, trpc } from '#src/client/trpc.ts';
import { kindLabel } from '#src/domain/office/audit/audit.schema.ts';
import {
  ERASE_MISSPELT,
  ERASE_WORD,
  type PersonalDataView,
  personalDataInput,
} from '#src/domain/office/personal-data/personal-data.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { subjectHref } from '#src/domain/records.ts';
import { utcDay } from '#src/domain/shared/dates.ts';
import { sumsText } from '#src/domain/shared/money.ts';
import { counted } from '#src/domain/shared/number-text.ts';
import { useAttempt } from '#src/features/admin/dialog/use-attempt.ts';
import { AdminCard, AdminPage, BACK_TO_SETTINGS, ownersOnly } from '#src/features/admin/shell/admin-page.tsx';
import { onSubmit } from '#src/ui/behaviour/on-submit.ts';
import { saveFile } from '#src/ui/behaviour/save-file.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { Dialog, DialogForm } from '#src/ui/components/dialog.tsx';

const ERASED =
  'Names, addresses, enquiries, form answers, logos, notes and the text of emails are removed for good. Orders, commissions, payouts and the ledger keep their figures without a name.';

export const PeopleScreen = ownersOnly('Personal data', DataRequests);

function DataRequests() {
  const { urlParsed } = usePageContext();
  const [email, setEmail] = useState(urlParsed.search.email ?? '');
  const isHydrated = useMounted();
  const [error, setError] = useState<string | null>(null);
  const find = trpc.privacy.find.useMutation({
    onError: (error) => setError(failureText(error, 'We couldn’t search. Try again.')),
  });

  function search(): void {
    const parsed = personalDataInput.safeParse({ email });
    if (!parsed.success) return setError(parsed.error.issues[0]?.message ?? null);
    find.mutate(parsed.data);
  }

  return (
    <AdminPage
      title="Personal data"
      back={BACK_TO_SETTINGS}
      lead="For when someone asks what you hold about them, or asks you to erase it."
    >
      <form className="admin-card" noValidate onSubmit={onSubmit(search)}>
        <Group align="flex-start" gap="md">
          <TextInput
            label="Email address of the person"
            type="email"
            autoComplete="off"
            value={email}
            error={error}
            w={{ base: '100%', sm: 360 }}
            onChange={(event) => {
              setEmail(event.currentTarget.value);
              setError(null);
            }}
          />
          <Button type="submit" loading={find.isPending} disabled={!isHydrated} mt={{ base: 0, sm: 25 }}>
            Look up
          </Button>
        </Group>
      </form>
      {find.data && !error ? (
        <Found person={find.data} onErased={() => find.reset()} />
      ) : (
        <AdminCard title="What you can do" style={{ marginTop: '1.1rem' }}>
          <DescriptionList
            rows={{
              'Download a copy':
                'One file with everything that is stored under the address, to send to them.',
              'Erase this person': ERASED,
              'Time to reply': 'One month in the European Union and the United Kingdom.',
              'Earlier requests': (
                <>
                  <a href={`${paths.adminAudit}?action=person.export`}>Copies</a> and{' '}
                  <a href={`${paths.adminAudit}?action=person.erase`}>erasures</a> in the audit log.
                </>
              ),
            }}
          />
        </AdminCard>
      )}
    </AdminPage>
  );
}

function Found({ person, onErased }: { person: PersonalDataView; onErased: () => void }) {
  const { account } = person;
  const [isAsking, setIsAsking] = useState(false);
  const copy = trpc.privacy.export.useMutation({
    onSuccess: (data) => {
      const json = JSON.stringify(data, null, 2);
      saveFile(`personal-data-${utcDay(new Date())}.json`, new Blob([json], { type: 'application/json' }));
    },
    onError: (error) => showErrorToast('No copy downloaded', error),
  });
  return (
    <AdminCard title={person.email} style={{ marginTop: '1.1rem' }}>
      <Stack gap="sm">
        <ul>
          {account && (
            <li>
              {kindLabel(account.kind)} <a href={subjectHref(account.kind, account.id)}>{account.name}</a>
            </li>
          )}
          <li>{counted(person.orders, 'order')}</li>
          <li>{counted(person.confirmations, 'order form')}</li>
          <li>{`${person.contacts} ${person.contacts === 1 ? 'enquiry' : 'enquiries'}`}</li>
          <li>{counted(person.begunCheckouts, 'unfinished checkout')}</li>
          <li>{counted(person.emails, 'email')} sent to this address</li>
        </ul>
        {person.unpaid.length > 0 && (
          <Alert color="accent" title="Commission not paid out yet">
            {sumsText(person.unpaid)}. Pay or waive it first: we can’t pay an erased account.
          </Alert>
        )}
        {person.openPayout && (
          <Alert color="accent" title="A payout is under way">
            Mark its line as paid or failed before you erase this person.
          </Alert>
        )}
        <Group>
          <Button loading={copy.isPending} onClick={() => copy.mutate({ email: person.email })}>
            Download a copy
          </Button>
          <Button variant="default" c="red" disabled={person.openPayout} onClick={() => setIsAsking(true)}>
            Erase this person…
          </Button>
        </Group>
      </Stack>
      <Dialog title="Erase this person?" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <EraseForm person={person} onClose={() => setIsAsking(false)} onErased={onErased} />
      </Dialog>
    </AdminCard>
  );
}

type EraseProps = { person: PersonalDataView; onClose: () => void; onErased: () => void };

function EraseForm({ person, onClose, onErased }: EraseProps) {
  const [word, setWord] = useState('');
  const { error, setError, isBusy, attempt, edit } = useAttempt();
  const submit = () =>
    attempt(async () => {
      await api.privacy.erase.mutate({ email: person.email, confirm: ERASE_WORD });
      showToast({ title: 'Person erased', description: 'Payment records are kept without their name.' });
      onClose();
      onErased();
    });
  return (
    <DialogForm
      safe="Cancel"
      onSafe={onClose}
      action="Erase"
      isDangerous
      isBusy={isBusy}
      onSubmit={() => (word === ERASE_WORD ? submit() : setError(ERASE_MISSPELT))}
    >
      <Text mb="sm">{ERASED} This cannot be undone.</Text>
      <TextInput
        label={`Type ${ERASE_WORD} to confirm`}
        autoComplete="off"
        value={word}
        error={error}
        onChange={edit(setWord)}
      />
    </DialogForm>
  );
}
