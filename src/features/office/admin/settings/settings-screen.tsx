import { trpc } from '#src/client/trpc.ts';
import { tokensText } from '#src/domain/integration/api-token/token-state.rules.ts';
import { progressText } from '#src/domain/office/launch/launch-check.rules.ts';
import { paths } from '#src/domain/paths.ts';
import { SETTINGS_GROUPS } from '#src/features/admin/settings/sections.ts';
import { SettingsPage } from '#src/features/admin/settings/settings-page.tsx';
import { OwnersOnly } from '#src/features/admin/shell/owners-only.tsx';
import { endpointsText } from '#src/features/integration/admin/webhooks/webhook-text.ts';

export function SettingsScreen() {
  return (
    <OwnersOnly title="Settings">
      <Overview />
    </OwnersOnly>
  );
}

/** One sentence about the state of a section; absent until it is known. */
function useStates(): Record<string, string | undefined> {
  const tokens = trpc.apiTokens.list.useQuery();
  const endpoints = trpc.webhookEndpoints.list.useQuery();
  const launch = trpc.launch.progress.useQuery();
  return {
    [paths.adminLaunch]: launch.data && `${progressText(launch.data)}.`,
    [paths.adminApiTokens]: tokens.data && tokensText(tokens.data),
    [paths.adminWebhooks]: endpoints.data && endpointsText(endpoints.data),
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
