import { Button, NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import {
  type ApiTokenView,
  type NewTokenView,
  OVERLAP_DAYS_MAX,
} from '#src/domain/integration/api-token/api-token.schema.ts';
import {
  expiryText,
  lastUseText,
  type TokenState,
  tokenState,
} from '#src/domain/integration/api-token/token-state.rules.ts';
import { adminDate, shortDate } from '#src/domain/shared/dates.ts';
import { QuestionDialog } from '#src/features/admin/dialog/question-dialog.tsx';
import { CardTable } from '#src/features/admin/list/card-table.tsx';
import type { Column } from '#src/features/admin/list/list-definition.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { Badge, type BadgeLook } from '#src/ui/components/status-badge.tsx';
import { accessText } from './access.ts';

export type TokenAction = 'rotate' | 'revoke';
type Props = { tokens: readonly ApiTokenView[]; onAct?: (action: TokenAction, token: ApiTokenView) => void };

const STATES: Record<TokenState, BadgeLook & { label: string }> = {
  active: { tone: 'good', label: 'Active' },
  expiring: { tone: 'work', mark: '!', label: 'Expires soon' },
  expired: { tone: 'calm', mark: '×', label: 'Expired' },
  revoked: { tone: 'calm', mark: '×', label: 'Revoked' },
};

function State({ token }: { token: ApiTokenView }) {
  const { label, ...look } = STATES[tokenState(token)];
  return (
    <div>
      <Badge {...look}>{label}</Badge>
      <span className="alist-sub">{expiryText(token)}</span>
    </div>
  );
}

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
  { label: 'Status', cell: (token) => <State token={token} /> },
];

const ACTIONS: { kind: TokenAction; label: string; isDangerous?: boolean }[] = [
  { kind: 'rotate', label: 'Rotate' },
  { kind: 'revoke', label: 'Revoke', isDangerous: true },
];

/** Usable tokens with their actions, or ended ones without. */
export function TokenTable({ tokens, onAct }: Props) {
  const actions: Column<ApiTokenView> = {
    label: 'Actions',
    cell: (token) => (
      <div className="settings-buttons">
        {ACTIONS.map(({ kind, label, isDangerous }) => (
          <Button
            key={kind}
            size="sm"
            variant="default"
            c={isDangerous ? 'red' : undefined}
            aria-label={`${label} ${token.name}`}
            onClick={() => onAct?.(kind, token)}
          >
            {label}…
          </Button>
        ))}
      </div>
    ),
  };
  return (
    <div className="settings-table">
      <CardTable
        caption={onAct ? 'Tokens in use' : 'Expired and revoked tokens'}
        columns={onAct ? [...COLUMNS, actions] : COLUMNS}
        rows={tokens}
      />
    </div>
  );
}

type DialogProps = { token: ApiTokenView; onClose: () => void };

/** Revoking can't be undone: the question says who notices it. */
export function RevokeDialog({ token, onClose }: DialogProps) {
  const utils = trpc.useUtils();
  const revoke = trpc.apiTokens.revoke.useMutation({
    onSuccess() {
      showToast({ title: 'Token revoked', description: `${token.name} has no access any more.` });
      void utils.apiTokens.list.invalidate();
      onClose();
    },
  });
  return (
    <QuestionDialog
      title={`Revoke ${token.name}?`}
      action="Revoke token"
      safe="Keep it"
      isDangerous
      isOpen
      isBusy={revoke.isPending}
      error={revoke.error}
      failed="The token could not be revoked. Nothing was changed: try again."
      onClose={onClose}
      onConfirm={() => revoke.mutate({ id: token.id })}
    >
      Every program that uses this token loses access at once. This can’t be undone. To replace the token
      without an interruption, rotate it instead.
      <Text mt="sm">
        Last used: <strong>{lastUseText(token)}</strong>
      </Text>
    </QuestionDialog>
  );
}

const OVERLAPS = [0, 1, 3, OVERLAP_DAYS_MAX];
const OVERLAP_DEFAULT = 1;
const overlapText = (days: number): string =>
  days === 0 ? 'Stops at once' : `Works for ${days === 1 ? '1 more day' : `${days} more days`}`;

type RotateProps = DialogProps & { onRotated: (created: NewTokenView) => void };

export function RotateDialog({ token, onClose, onRotated }: RotateProps) {
  const [overlapDays, setOverlapDays] = useState(OVERLAP_DEFAULT);
  const rotate = trpc.apiTokens.rotate.useMutation({ onSuccess: onRotated });
  return (
    <QuestionDialog
      title={`Rotate ${token.name}?`}
      action="Rotate token"
      safe="Keep it"
      isOpen
      isBusy={rotate.isPending}
      error={rotate.error}
      failed="The token could not be rotated. Nothing was changed: try again."
      onClose={onClose}
      onConfirm={() => rotate.mutate({ id: token.id, overlapDays })}
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
    </QuestionDialog>
  );
}
