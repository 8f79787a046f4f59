import { Text } from '@mantine/core';
import { trpc } from '#src/client/trpc.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { Disclosure } from '#src/ui/components/disclosure.tsx';

/** The foot line about an embedded database, and what it means. */
export function Storage() {
  const { data } = trpc.dashboard.storage.useQuery();
  if (!data?.isEmbedded) return null;
  return (
    <Disclosure
      className="storage-note"
      title="Embedded database."
      note={data.savedAt ? `Last snapshot: ${adminDate(data.savedAt)}.` : 'There is no snapshot yet.'}
    >
      <Text size="sm">
        The shop keeps its data in a database inside the server process. A power cut can lose everything since
        the last snapshot, and only one process can use the database. To connect a PostgreSQL server or to
        back up more often, see docs/operations/first-day.md and every-day.md.
      </Text>
    </Disclosure>
  );
}
