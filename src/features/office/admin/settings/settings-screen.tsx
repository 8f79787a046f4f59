import '#src/features/admin/settings/settings.css';
import { trpc } from '#src/client/trpc.ts';
import { SETTINGS_GROUPS } from '#src/domain/navigation.ts';
import { progressText } from '#src/domain/office/launch/launch.rules.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import { AddressText } from '#src/features/admin/shell/address-text.tsx';
import { AdminCard, AdminPage, useIsOwner } from '#src/features/admin/shell/admin-page.tsx';
import { DescriptionList } from '#src/ui/components/description-list.tsx';

export function SettingsScreen() {
  const isOwner = useIsOwner();
  const launch = trpc.launch.progress.useQuery(undefined, { enabled: isOwner });
  const groups = SETTINGS_GROUPS.map(({ label, sections }) => ({
    label,
    sections: sections.filter(({ ownerOnly }) => isOwner || !ownerOnly),
  })).filter(({ sections }) => sections.length > 0);
  return (
    <AdminPage title="Settings">
      <div className="admin-grid">
        {groups.map((group) => (
          <AdminCard key={group.label} title={group.label}>
            <ul className="settings-sections">
              {group.sections.map(({ href, label, lead }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                  {href === paths.adminLaunch && launch.data && (
                    <span className="settings-status">{progressText(launch.data)}</span>
                  )}
                  <p>{lead}</p>
                </li>
              ))}
            </ul>
          </AdminCard>
        ))}
        <AdminCard title="Your shop" className="settings-shop">
          <DescriptionList
            rows={{
              Name: site.brand,
              'Legal name': site.legalName,
              Address: site.address,
              Email: <AddressText>{site.email}</AddressText>,
              Phone: site.phone,
              'Time zone': site.timeZone,
            }}
          />
          <p className="alist-sub">Your technician changes these in the server’s settings.</p>
        </AdminCard>
      </div>
    </AdminPage>
  );
}
