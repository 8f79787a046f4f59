import { Button } from '@mantine/core';
import { apiPaths } from '#src/domain/paths.ts';
import { GettingStarted } from '#src/features/admin/settings/getting-started.tsx';
import { CopyBlock } from '#src/ui/components/copy-block.tsx';
import { firstCall } from './access.ts';

/** The empty state, and the reference for later tokens. */
export function NoTokens({ onCreate }: { onCreate: () => void }) {
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
      action={<Button onClick={onCreate}>Create API token</Button>}
    >
      <FirstCall />
    </GettingStarted>
  );
}

/** The first call with a placeholder, and the address of the reference. */
export function FirstCall() {
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
