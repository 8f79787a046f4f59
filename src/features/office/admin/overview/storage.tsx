import { Text } from '@mantine/core';
import { trpc } from '#src/client/trpc.ts';
import { adminDate } from '#src/domain/shared/dates.ts';

/** The foot line about an embedded database, and what it means. */
export function Storage() {
  const { data } = trpc.dashboard.storage.useQuery();
  if (!data?.isEmbedded) return null;
  return (
    <details className="storage-note">
      <summary>
        Embedded database.{' '}
        {data.savedAt ? `Last snapshot: ${adminDate(data.savedAt)}.` : 'There is no snapshot yet.'}
      </summary>
      <Text size="sm" mt={4}>
        The shop keeps its data in a database inside the server process. A power cut can lose everything since
        the last snapshot, and only one process can use the database. To connect a PostgreSQL server or to
        back up more often, see docs/operations/first-day.md and every-day.md.
      </Text>
    </details>
  );
}
