import './api-tokens.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { trpc } from '#src/client/trpc.ts';
import {
  type ApiTokenView,
  isUsable,
  type NewTokenView,
} from '#src/domain/integration/api-token/api-token.schema.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { counted } from '#src/domain/shared/number-text.ts';
import { GettingStarted } from '#src/features/admin/settings/getting-started.tsx';
import { AdminPage, BACK_TO_SETTINGS, ownersOnly, useAsked } from '#src/features/admin/shell/admin-page.tsx';
import { CopyBlock } from '#src/ui/components/copy-block.tsx';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { ShownOnce } from '#src/ui/components/shown-once.tsx';
import { firstCall } from './access.ts';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { RevokeDialog, RotateDialog, type TokenAction, TokenTable } from './token-table.tsx';

export const ApiTokensScreen = ownersOnly('API tokens', Tokens);

type Step = { kind: 'create' } | { kind: TokenAction; token: ApiTokenView } | null;

function Tokens() {
  const utils = trpc.useUtils();
  const query = trpc.apiTokens.list.useQuery();
  const [step, setStep] = useState<Step>(null);
  const [created, setCreated] = useState<NewTokenView | null>(null);
  useAsked('new', () => setStep({ kind: 'create' }));
  const close = () => setStep(null);
  const show = (token: NewTokenView) => {
    setStep(null);
    setCreated(token);
    void utils.apiTokens.list.invalidate();
  };
  const openForm = () => setStep({ kind: 'create' });
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
            <TokenLists tokens={tokens} onAct={(kind, token) => setStep({ kind, token })} />
          )
        }
      </Loaded>
      <CreateTokenDialog isOpen={step?.kind === 'create'} onClose={close} onCreated={show} />
      {step?.kind === 'rotate' && <RotateDialog token={step.token} onClose={close} onRotated={show} />}
      {step?.kind === 'revoke' && <RevokeDialog token={step.token} onClose={close} />}
      <NewToken created={created} onClose={() => setCreated(null)} />
    </AdminPage>
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
        <Disclosure className="admin-card" title={counted(ended.length, 'expired or revoked token')}>
          <TokenTable tokens={ended} />
        </Disclosure>
      )}
      <section className="admin-card settings-help" aria-labelledby="first-call">
        <h2 id="first-call">Use a token</h2>
        <FirstCall />
      </section>
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
