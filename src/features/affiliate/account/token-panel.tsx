import { showErrorToast } from '#src/client/show-failure.ts';
import './token-panel.css';
import { Button, Skeleton, Text, TextInput, Title } from '@mantine/core';
import { useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import {
  AFFILIATE_TOKENS_MAX,
  type ApiTokenView,
  createAffiliateTokenInput,
  type NewTokenView,
  TOKEN_NAME_MAX,
} from '#src/domain/api-token/api-token.schema.ts';
import { expiryText, isUsable, lastUseText } from '#src/domain/api-token/token-state.rules.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { useKeptFocus } from '#src/ui/behaviour/use-kept-focus.ts';
import { CopyBlock } from '#src/ui/components/copy-block.tsx';
import { Dialog, DialogActions } from '#src/ui/components/dialog.tsx';
import { ShownOnce } from '#src/ui/components/shown-once.tsx';

/** Read-only tokens, for the own dashboard in a spreadsheet or a script. */
export function TokenPanel({ affiliateId }: { affiliateId: number }) {
  const query = trpc.affiliates.tokens.useQuery({ affiliateId });
  const [created, setCreated] = useState<NewTokenView | null>(null);
  const [revoking, setRevoking] = useState<ApiTokenView | null>(null);
  const keptFocus = useKeptFocus<HTMLElement>(revoking !== null || created !== null);
  const usable = query.data?.filter((token) => isUsable(token)) ?? [];
  return (
    <section className="panel" aria-labelledby="tokens-title" {...keptFocus}>
      <Title order={2} id="tokens-title" mb="xs">
        API tokens
      </Title>
      <Text c="dimmed" mb="md">
        Read your dashboard from a spreadsheet or a script. A token can read your sales and commissions, and
        change nothing.
      </Text>
      {query.isPending && <Skeleton height="4rem" />}
      {query.error && (
        <Text role="alert">
          {failureText(query.error, 'Your tokens could not be loaded. Refresh the page.')}
        </Text>
      )}
      {usable.length > 0 && (
        <ul className="aff-tokens">
          {usable.map((token) => (
            <li key={token.id}>
              <div>
                <strong>{token.name}</strong> <code>{token.prefix}…</code>
                <Text size="sm" c="dimmed">
                  Last used: {lastUseText(token)}. {expiryText(token)}.
                </Text>
              </div>
              <Button
                variant="default"
                size="sm"
                c="red"
                aria-label={`Revoke ${token.name}`}
                onClick={() => setRevoking(token)}
              >
                Revoke…
              </Button>
            </li>
          ))}
        </ul>
      )}
      {query.data &&
        (usable.length < AFFILIATE_TOKENS_MAX ? (
          <CreateForm affiliateId={affiliateId} onCreated={setCreated} />
        ) : (
          <Text size="sm" c="dimmed">
            You have {AFFILIATE_TOKENS_MAX} tokens, which is the most. Revoke one to create another.
          </Text>
        ))}
      <RevokeDialog affiliateId={affiliateId} token={revoking} onClose={() => setRevoking(null)} />
      <NewToken affiliateId={affiliateId} created={created} onClose={() => setCreated(null)} />
    </section>
  );
}

type CreateProps = { affiliateId: number; onCreated: (created: NewTokenView) => void };

function CreateForm({ affiliateId, onCreated }: CreateProps) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const utils = trpc.useUtils();
  const create = trpc.affiliates.createToken.useMutation({
    onSuccess(created) {
      setName('');
      onCreated(created);
      void utils.affiliates.tokens.invalidate();
    },
    onError: (failure) => setError(failureText(failure, 'The token could not be created. Please try again.')),
  });
  return (
    <form
      className="aff-new-token"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const input = createAffiliateTokenInput.safeParse({ affiliateId, name });
        if (!input.success) return setError(input.error.issues[0]?.message ?? null);
        create.mutate(input.data);
      }}
    >
      <TextInput
        label="Name of a new token"
        placeholder="My spreadsheet"
        autoComplete="off"
        maxLength={TOKEN_NAME_MAX}
        value={name}
        error={error}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setError(null);
        }}
      />
      <Button type="submit" variant="default" loading={create.isPending}>
        Create token
      </Button>
    </form>
  );
}

type RevokeProps = { affiliateId: number; token: ApiTokenView | null; onClose: () => void };

function RevokeDialog({ affiliateId, token, onClose }: RevokeProps) {
  const utils = trpc.useUtils();
  const revoke = trpc.affiliates.revokeToken.useMutation({
    onSuccess: () => showToast({ title: 'Token revoked' }),
    onError: (error) => showErrorToast('Not revoked', error),
    onSettled() {
      void utils.affiliates.tokens.invalidate();
      onClose();
    },
  });
  return (
    <Dialog title={`Revoke ${token?.name ?? 'the token'}?`} isOpen={token !== null} onClose={onClose}>
      <Text>Every program that uses this token loses access at once. This can’t be undone.</Text>
      <DialogActions safe="Keep it" onSafe={onClose}>
        <Button
          color="red"
          loading={revoke.isPending}
          onClick={() => token && revoke.mutate({ affiliateId, id: token.id })}
        >
          Revoke token
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type NewProps = { affiliateId: number; created: NewTokenView | null; onClose: () => void };

function NewToken({ affiliateId, created, onClose }: NewProps) {
  return (
    <ShownOnce
      title="Your token"
      secret={created && { value: created.token, label: 'API token', what: 'token' }}
      lead="Copy it and put it into the program that needs it, or into a password manager."
      ifLost="If you lose it, revoke it and create another one."
      onClose={onClose}
    >
      {(onCopied) => (
        <CopyBlock
          label="Try it in a terminal"
          what="command"
          text={`curl "${location.origin}/api/affiliates/${affiliateId}/dashboard" \\\n  -H "Authorization: Bearer ${created?.token ?? ''}"`}
          onCopied={onCopied}
        />
      )}
    </ShownOnce>
  );
}
