import { useIsOwner } from '#src/features/admin/shell/admin-page.tsx';
import './launch.css';
import { trpc } from '#src/client/trpc.ts';
import { progressText } from '#src/domain/office/launch/launch.rules.ts';
import { paths } from '#src/domain/paths.ts';

/** On the dashboard of owners, until nothing is left. Its line stays free: nothing moves. */
export function LaunchLead() {
  const isOwner = useIsOwner();
  const { data } = trpc.launch.progress.useQuery(undefined, { enabled: isOwner });
  if (!isOwner) return null;
  return (
    <p className="launch-lead">
      {data && data.done < data.total && (
        <a href={paths.adminLaunch}>Before you go public: {progressText(data)}</a>
      )}
    </p>
  );
}
