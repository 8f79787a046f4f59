import './api-tokens.css';
import { Button, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { api, trpc } from '#src/client/trpc.ts';
import {
  type ApiTokenView,
  expiryText,
  isUsable,
  lastUseText,
  type NewTokenView,
  OVERLAP_DAYS_MAX,
  type TokenState,
  tokenState,
} from '#src/domain/integration/api-token/api-token.schema.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { adminDate, shortDate } from '#src/domain/shared/dates.ts';
import { counted } from '#src/domain/shared/number-text.ts';
import { AskButton } from '#src/features/admin/dialog/question-dialog.tsx';
import { DataTable } from '#src/features/admin/list/data-table.tsx';
import type { Column } from '#src/features/admin/list/list-definition.ts';
import { GettingStarted } from '#src/features/admin/settings/getting-started.tsx';
import {
  AdminCard,
  AdminPage,
  BACK_TO_SETTINGS,
  ownersOnly,
  useAsked,
} from '#src/features/admin/shell/admin-page.tsx';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { CopyBlock } from '#src/ui/components/copy-block.tsx';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { ShownOnce } from '#src/ui/components/shown-once.tsx';
import { Badge, type BadgeLook } from '#src/ui/components/status-badge.tsx';
import { accessText, firstCall } from './access.ts';
import { CreateTokenDialog } from './create-token-dialog.tsx';

export const ApiTokensScreen = ownersOnly('API tokens', Tokens);

type OnCreated = (created: NewTokenView) => void;

function Tokens() {
  const utils = trpc.useUtils();
  const query = trpc.apiTokens.list.useQuery();
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<NewTokenView | null>(null);
  const openForm = () => setIsCreating(true);
  useAsked('new', openForm);
  const show: OnCreated = (token) => {
    setIsCreating(false);
    setCreated(token);
    void utils.apiTokens.list.invalidate();
  };
  return (
    <AdminPage
      title="API tokens"
      back={BACK_TO_SETTINGS}
      lead="Each program gets a token of its own, with the access that it needs and no more."
      actions={query.data && query.data.length > 0 && <Button onClick={openForm}>Create API token…</Button>}
    >
      <Loaded query={query} failed="The tokens could not be loaded." height={340}>
        {(tokens) =>
          tokens.length === 0 ? (
            <NoTokens onCreate={openForm} />
          ) : (
            <TokenLists tokens={tokens} onCreated={show} />
          )
        }
      </Loaded>
      <CreateTokenDialog isOpen={isCreating} onClose={() => setIsCreating(false)} onCreated={show} />
      <NewToken created={created} onClose={() => setCreated(null)} />
    </AdminPage>
  );
}

function TokenLists({ tokens, onCreated }: { tokens: readonly ApiTokenView[]; onCreated: OnCreated }) {
  const usable = tokens.filter((token) => isUsable(token));
  const ended = tokens.filter((token) => !isUsable(token));
  const actions: Column<ApiTokenView> = {
    label: 'Actions',
    cell: (token) => (
      <div className="settings-buttons">
        <RotateButton token={token} onCreated={onCreated} />
        <RevokeButton token={token} />
      </div>
    ),
  };
  return (
    <div className="settings-groups">
      <AdminCard title="In use">
        {usable.length > 0 ? (
          <div className="settings-table">
            <DataTable caption="Tokens in use" columns={[...COLUMNS, actions]} rows={usable} />
          </div>
        ) : (
          <p className="alist-sub">No program has access at the moment.</p>
        )}
      </AdminCard>
      {ended.length > 0 && (
        <Disclosure className="admin-card" title={counted(ended.length, 'expired or revoked token')}>
          <div className="settings-table">
            <DataTable caption="Expired and revoked tokens" columns={COLUMNS} rows={ended} />
          </div>
        </Disclosure>
      )}
      <AdminCard title="Use a token" className="settings-help">
        <FirstCall />
      </AdminCard>
    </div>
  );
}

function NewToken({ created, onClose }: { created: NewTokenView | null; onClose: () => void }) {
  const command = created && firstCall(created.view.scopes, location.origin, created.token);
  return (
    <ShownOnce
      title={created ? `Your token for ${created.view.name}` : ''}
      secret={created && { value: created.token, label: 'API token', what: 'token' }}
      lead="Copy it and put it into the program that needs it, or into a password manager."
      ifLost="If you lose it, revoke it and create another one."
      onClose={onClose}
    >
      {(onCopied) =>
        command && (
          <CopyBlock label="Try it in a terminal" text={command} what="command" onCopied={onCopied} />
        )
      }
    </ShownOnce>
  );
}

function NoTokens({ onCreate }: { onCreate: () => void }) {
  return (
    <GettingStarted
      title="Connect your CRM in five minutes"
      lead="A token lets one program work with your data, without a password and only as far as you allow. You can revoke it at any time."
      steps={[
        {
          title: 'Create a token',
          text: 'Name it after the program, and choose what it may see and change.',
        },
        {
          title: 'Try it',
          text: 'Paste the command into a terminal. It lists your three newest orders.',
        },
        {
          title: 'Put it into the program',
          text: 'Choose “API key” or “Bearer token” there, and paste the token.',
        },
      ]}
      action={<Button onClick={onCreate}>Create API token…</Button>}
    >
      <FirstCall />
    </GettingStarted>
  );
}

function FirstCall() {
  const command = firstCall(['orders:read'], location.origin, 'YOUR_TOKEN') ?? '';
  return (
    <>
      <CopyBlock label="Your first call" text={command} what="command" />
      <p className="alist-sub">
        The <a href={apiPaths.docs}>API reference</a> lists every call with its fields and the access it
        needs.
      </p>
    </>
  );
}

const STATES: Record<TokenState, BadgeLook & { label: string }> = {
  active: { tone: 'good', label: 'Active' },
  expiring: { tone: 'work', mark: '!', label: 'Expires soon' },
  expired: { tone: 'calm', mark: '×', label: 'Expired' },
  revoked: { tone: 'calm', mark: '×', label: 'Revoked' },
};

const COLUMNS: Column<ApiTokenView>[] = [
  {
    label: 'Token',
    isTitle: true,
    cell: (token) => (
      <>
        <strong>{token.name}</strong>
        <span className="alist-sub">
          <code>{token.prefix}…</code>, created on {shortDate(token.createdAt)} by {token.createdBy}
        </span>
      </>
    ),
  },
  { label: 'Access', cell: (token) => accessText(token.scopes) },
  {
    label: 'Last used',
    cell: (token) => (
      <span title={token.lastUsedAt ? adminDate(token.lastUsedAt) : undefined}>{lastUseText(token)}</span>
    ),
  },
  {
    label: 'Status',
    cell: (token) => {
      const { label, ...look } = STATES[tokenState(token)];
      return (
        <div>
          <Badge {...look}>{label}</Badge>
          <span className="alist-sub">{expiryText(token)}</span>
        </div>
      );
    },
  },
];

/** Revoking can't be undone: the question says who notices it. */
function RevokeButton({ token }: { token: ApiTokenView }) {
  const utils = trpc.useUtils();

  async function revoke(): Promise<void> {
    await api.apiTokens.revoke.mutate({ id: token.id });
    showToast({ title: 'Token revoked', description: `${token.name} has no access any more.` });
    void utils.apiTokens.list.invalidate();
  }

  return (
    <AskButton
      label="Revoke…"
      name={`Revoke ${token.name}`}
      size="sm"
      title={`Revoke ${token.name}?`}
      action="Revoke token"
      safe="Keep it"
      isDangerous
      run={revoke}
    >
      Every program that uses this token loses access at once. This can’t be undone. To replace the token
      without an interruption, rotate it instead.
      <Text mt="sm">
        Last used: <strong>{lastUseText(token)}</strong>
      </Text>
    </AskButton>
  );
}

const OVERLAPS = [0, 1, 3, OVERLAP_DAYS_MAX];
const OVERLAP_DEFAULT = 1;
const overlapText = (days: number): string =>
  days === 0 ? 'Stops at once' : `Works for ${days === 1 ? '1 more day' : `${days} more days`}`;

function RotateButton({ token, onCreated }: { token: ApiTokenView; onCreated: OnCreated }) {
  const [overlapDays, setOverlapDays] = useState(OVERLAP_DEFAULT);
  return (
    <AskButton
      label="Rotate…"
      name={`Rotate ${token.name}`}
      size="sm"
      title={`Rotate ${token.name}?`}
      action="Rotate token"
      safe="Keep it"
      run={async () => onCreated(await api.apiTokens.rotate.mutate({ id: token.id, overlapDays }))}
    >
      You get a new token with the same name and the same access. Put it into the program before the old one
      stops.
      <NativeSelect
        mt="md"
        label="The old token"
        value={String(overlapDays)}
        data={OVERLAPS.map((days) => ({ value: String(days), label: overlapText(days) }))}
        onChange={(event) => setOverlapDays(Number(event.currentTarget.value))}
      />
    </AskButton>
  );
}
