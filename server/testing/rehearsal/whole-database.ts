/** Everything that is stored, to prove that something has changed nothing. */
import type { TestApp } from '../test-app.ts';

const TABLES = `select format('public.%I', relname) as source from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`;
/** Without the jobs that a schedule adds. */
const JOBS = `(select * from pgboss.job where name not in (select name from pgboss.schedule) and name not like '\\_\\_%')`;

/** A digest of each table and of the job queue. Waits for due jobs first. */
export async function wholeDatabase(t: TestApp): Promise<Record<string, string>> {
  await t.jobsDone();
  const tables = await t.sql<{ source: string }>(TABLES);
  const digests = await t.sql<{ source: string; digest: string }>(
    [...tables.map(({ source }) => source), JOBS]
      .map(
        (source, index) =>
          `select '${index === tables.length ? 'jobs' : source}' as source, count(*) || ' ' || md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as digest from ${source} t`,
      )
      .join(' union all '),
  );
  return Object.fromEntries(digests.map(({ source, digest }) => [source, digest]));
}
