import './launch.css';
import { trpc } from '#src/client/trpc.ts';
import { progressText } from '#src/domain/office/launch/launch.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { useIsOwner } from '#src/features/admin/shell/admin-page.tsx';

/** On the dashboard of owners, until nothing is left. */
export function LaunchLead() {
  const isOwner = useIsOwner();
  const { data } = trpc.launch.progress.useQuery(undefined, { enabled: isOwner });
  if (!data || data.done === data.total) return null;
  return (
    <a className="launch-lead" href={paths.adminLaunch}>
      Before you go public: {progressText(data)}
    </a>
  );
}
