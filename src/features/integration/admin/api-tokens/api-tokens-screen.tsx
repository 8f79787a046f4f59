import { QueryError } from '#src/ui/components/query-error.tsx';
import './api-tokens.css';
import { Button, Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { failureText, trpc } from '#src/client/trpc.ts';
import type { ApiTokenView, NewTokenView } from '#src/domain/integration/api-token/api-token.schema.ts';
import { isUsable } from '#src/domain/integration/api-token/token-state.rules.ts';
import { SettingsPage } from '#src/features/admin/settings/settings-page.tsx';
import { OwnersOnly } from '#src/features/admin/shell/owners-only.tsx';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { NewToken } from './new-token.tsx';
import { FirstCall, NoTokens } from './no-tokens.tsx';
import { RevokeDialog, RotateDialog } from './token-actions.tsx';
import { type TokenAction, TokenTable } from './token-table.tsx';

export function ApiTokensScreen() {
  return (
    <OwnersOnly title="API tokens">
      <Tokens />
    </OwnersOnly>
  );
}

type Step = { kind: 'create' } | { kind: TokenAction; token: ApiTokenView } | null;

function Tokens() {
  const { urlPathname, urlParsed } = usePageContext();
  const utils = trpc.useUtils();
  const query = trpc.apiTokens.list.useQuery();
  const [step, setStep] = useState<Step>(null);
  const [created, setCreated] = useState<NewTokenView | null>(null);
  const asksForNew = urlParsed.search.new !== undefined;
  // The palette's "Create API token" leads here with the form open.
  useEffect(() => {
    if (!asksForNew) return;
    history.replaceState(history.state, '', urlPathname);
    setStep({ kind: 'create' });
  }, [asksForNew, urlPathname]);
  const close = () => setStep(null);
  const show = (token: NewTokenView) => {
    setStep(null);
    setCreated(token);
    void utils.apiTokens.list.invalidate();
  };
  const openForm = () => setStep({ kind: 'create' });
  return (
    <SettingsPage
      title="API tokens"
      lead="Each program gets a token of its own, with the access that it needs and no more."
      actions={query.data && query.data.length > 0 && <Button onClick={openForm}>Create API token</Button>}
    >
      {query.isPending ? (
        <Skeleton height={340} />
      ) : query.error ? (
        <QueryError query={query} text={failureText(query.error, 'The tokens could not be loaded.')} />
      ) : query.data.length === 0 ? (
        <NoTokens onCreate={openForm} />
      ) : (
        <TokenLists tokens={query.data} onAct={(kind, token) => setStep({ kind, token })} />
      )}
      <CreateTokenDialog isOpen={step?.kind === 'create'} onClose={close} onCreated={show} />
      {step?.kind === 'rotate' && <RotateDialog token={step.token} onClose={close} onRotated={show} />}
      {step?.kind === 'revoke' && <RevokeDialog token={step.token} onClose={close} />}
      <NewToken created={created} onClose={() => setCreated(null)} />
    </SettingsPage>
  );
}

type ListProps = {
  tokens: readonly ApiTokenView[];
  onAct: (action: TokenAction, token: ApiTokenView) => void;
};

function TokenLists({ tokens, onAct }: ListProps) {
  const usable = tokens.filter((token) => isUsable(token));
  const ended = tokens.filter((token) => !isUsable(token));
  return (
    <div className="settings-groups">
      <section className="admin-card" aria-labelledby="usable-tokens">
        <h2 id="usable-tokens">In use</h2>
        {usable.length > 0 ? (
          <TokenTable tokens={usable} onAct={onAct} />
        ) : (
          <p className="alist-sub">No program has access at the moment.</p>
        )}
      </section>
      {ended.length > 0 && (
        <details className="admin-card settings-more">
          <summary>
            {ended.length === 1 ? '1 expired or revoked token' : `${ended.length} expired or revoked tokens`}
          </summary>
          <TokenTable tokens={ended} />
        </details>
      )}
      <section className="admin-card settings-help" aria-labelledby="first-call">
        <h2 id="first-call">Use a token</h2>
        <FirstCall />
      </section>
    </div>
  );
}
