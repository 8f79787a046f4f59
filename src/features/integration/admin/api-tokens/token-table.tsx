import { Button } from '@mantine/core';
import type { ApiTokenView } from '#src/domain/integration/api-token/api-token.schema.ts';
import {
  expiryText,
  lastUseText,
  type TokenState,
  tokenState,
} from '#src/domain/integration/api-token/token-state.rules.ts';
import { adminDate, shortDate } from '#src/domain/shared/dates.ts';
import { CardTable } from '#src/features/admin/list/card-table.tsx';
import type { Column } from '#src/features/admin/list/list-types.ts';
import { Badge, type BadgeTone } from '#src/ui/components/status-badge.tsx';
import { accessText } from './access.ts';

export type TokenAction = 'rotate' | 'revoke';
type Props = { tokens: readonly ApiTokenView[]; onAct?: (action: TokenAction, token: ApiTokenView) => void };

const STATES: Record<TokenState, { tone: BadgeTone; mark: string; label: string }> = {
  active: { tone: 'good', mark: '✓', label: 'Active' },
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
    key: 'name',
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
  { key: 'access', label: 'Access', cell: (token) => accessText(token.scopes) },
  {
    key: 'used',
    label: 'Last used',
    cell: (token) => (
      <span title={token.lastUsedAt ? adminDate(token.lastUsedAt) : undefined}>{lastUseText(token)}</span>
    ),
  },
  { key: 'state', label: 'Status', cell: (token) => <State token={token} /> },
];

/** Usable tokens with their actions, or ended ones without. */
export function TokenTable({ tokens, onAct }: Props) {
  const actions: Column<ApiTokenView> = {
    key: 'actions',
    label: 'Actions',
    cell: (token) => (
      <div className="settings-buttons">
        <Button
          size="sm"
          variant="default"
          aria-label={`Rotate ${token.name}`}
          onClick={() => onAct?.('rotate', token)}
        >
          Rotate…
        </Button>
        <Button
          size="sm"
          variant="default"
          c="red"
          aria-label={`Revoke ${token.name}`}
          onClick={() => onAct?.('revoke', token)}
        >
          Revoke…
        </Button>
      </div>
    ),
  };
  return (
    <div className="settings-table">
      <CardTable
        caption={onAct ? 'Tokens in use' : 'Expired and revoked tokens'}
        columns={onAct ? [...COLUMNS, actions] : COLUMNS}
        rows={tokens}
        rowKey={({ id }) => id}
      />
    </div>
  );
}
