import { trpc } from '#src/client/trpc.ts';
import { SETTINGS_GROUPS } from '#src/domain/navigation.ts';
import { progressText } from '#src/domain/office/launch/launch.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { SettingsPage } from '#src/features/admin/settings/settings-page.tsx';
import { OwnersOnly } from '#src/features/admin/shell/owners-only.tsx';

export function SettingsScreen() {
  return (
    <OwnersOnly title="Settings">
      <Overview />
    </OwnersOnly>
  );
}

/** One sentence about the state of a section; absent until it is known. */
function useStates(): Record<string, string | undefined> {
  const launch = trpc.launch.progress.useQuery();
  return {
    [paths.adminLaunch]: launch.data && `${progressText(launch.data)}.`,
  };
}

function Overview() {
  const states = useStates();
  return (
    <SettingsPage title="Settings">
      <div className="settings-groups">
        {SETTINGS_GROUPS.map((group) => (
          <section key={group.label}>
            <h2>{group.label}</h2>
            <ul className="settings-sections">
              {group.sections.map(({ href, label, lead }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                  <p>{lead}</p>
                  {href in states && <p className="settings-status">{states[href] ?? '\u00a0'}</p>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </SettingsPage>
  );
}
