import type { NewTokenView } from '#src/domain/integration/api-token/api-token.schema.ts';
import { CopyBlock } from '#src/ui/components/copy-block.tsx';
import { ShownOnce } from '#src/ui/components/shown-once.tsx';
import { firstCall } from './access.ts';

/** Shows a created or rotated token, with a first call to try it. */
export function NewToken({ created, onClose }: { created: NewTokenView | null; onClose: () => void }) {
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
