import { Button, Group, Skeleton, Text } from '@mantine/core';
import { showErrorToast } from '#src/client/show-failure.ts';
import { failureText, trpc } from '#src/client/trpc.ts';
import { adminDate, fullTime } from '#src/domain/shared/dates.ts';
import { useKeptFocus } from '#src/ui/behaviour/use-kept-focus.ts';
import { QueryError } from '#src/ui/components/query-error.tsx';
import { Badge } from '#src/ui/components/status-badge.tsx';
import './accounts.css';

export function OwnSessions() {
  const query = trpc.ownAccount.sessions.useQuery();
  const keptFocus = useKeptFocus<HTMLElement>();
  const done = {
    onSuccess: () => void query.refetch(),
    onError: (error: unknown) => showErrorToast('Not signed out', error),
  };
  const end = trpc.ownAccount.endSession.useMutation(done);
  const endOthers = trpc.ownAccount.endOtherSessions.useMutation(done);
  const others = query.data?.filter((session) => !session.isCurrent) ?? [];
  return (
    <section className="admin-card" aria-labelledby="sessions" {...keptFocus}>
      <h2 id="sessions">Where you are signed in</h2>
      {query.isPending && <Skeleton height={90} />}
      {query.error && (
        <QueryError query={query} text={failureText(query.error, 'The list could not be loaded.')} />
      )}
      <ul className="session-list">
        {query.data?.map((session) => (
          <li key={session.publicId}>
            <div>
              <strong>{session.browser}</strong>
              <Text size="sm" c="dimmed">
                Since {fullTime(session.createdAt)}. Network {session.ipPrefix ?? 'unknown'}
              </Text>
            </div>
            {session.isCurrent ? (
              <Badge tone="good" mark="✓">
                This browser
              </Badge>
            ) : (
              <Button
                size="sm"
                variant="default"
                loading={end.isPending && end.variables.publicId === session.publicId}
                onClick={() => end.mutate({ publicId: session.publicId })}
                aria-label={`Sign out ${session.browser}, since ${adminDate(session.createdAt)}`}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <Group mt="md">
          <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Sign out everywhere else
          </Button>
        </Group>
      )}
    </section>
  );
}
