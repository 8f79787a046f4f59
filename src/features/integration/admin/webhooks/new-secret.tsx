import type { EndpointSecretView } from '#src/domain/integration/webhook/webhook.schema.ts';
import { ShownOnce } from '#src/ui/components/shown-once.tsx';
import { CheckSignature } from './check-signature.tsx';

type Props = { created: EndpointSecretView | null; lead: string; onClose: () => void };

/** Shows the secret of a new endpoint, or its new secret. */
export function NewSecret({ created, lead, onClose }: Props) {
  return (
    <ShownOnce
      title="Your signing secret"
      secret={created && { value: created.secret, label: 'Signing secret', what: 'secret' }}
      lead={lead}
      ifLost="If you lose it, rotate the secret on the page of the endpoint."
      onClose={onClose}
    >
      {() => <CheckSignature />}
    </ShownOnce>
  );
}
