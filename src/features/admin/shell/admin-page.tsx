import { Text, Title } from '@mantine/core';
import { type ComponentProps, type ComponentType, type ReactNode, useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '#src/domain/paths.ts';

export const BACK_TO_SETTINGS = { href: paths.adminSettings, label: 'Back to Settings' };

type Props = {
  title: ReactNode;
  /** Null keeps its line until the text is known. */
  lead?: ReactNode;
  back?: { href: string; label: string };
  actions?: ReactNode;
  children: ReactNode;
};

/** Renders the only h1 of the page. */
export function AdminPage({ title, lead, back, actions, children }: Props) {
  return (
    <>
      {back && (
        <a className="admin-back" href={back.href}>
          <span aria-hidden="true">←</span> {back.label}
        </a>
      )}
      <div className="admin-head">
        <Title order={1}>{title}</Title>
        {actions && <div className="admin-actions">{actions}</div>}
        {lead !== undefined && <div className="admin-lead">{lead}</div>}
      </div>
      {children}
    </>
  );
}

type CardProps = Omit<ComponentProps<'section'>, 'title'> & { title: string };

export function AdminCard({ title, className = '', children, ...rest }: CardProps) {
  return (
    <section className={`admin-card ${className}`} aria-label={title} {...rest}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export const ownersOnly = (title: string, Screen: ComponentType) =>
  function OwnersScreen() {
    if (useIsOwner()) return <Screen />;
    return (
      <AdminPage title={title}>
        <AdminCard title="For owners only">
          <Text>
            Your account has the role Staff. Ask an owner of this shop if you need something from here.
          </Text>
        </AdminCard>
      </AdminPage>
    );
  };

export const useRecordId = (): number => Number(usePageContext().routeParams.id);

/** Asks what the address asks for, as `?new` from the palette; once per visit of the address. */
export function useAsked(name: string, ask: (value: string) => void): void {
  // Another object after each navigation, also to the same address.
  const visit = usePageContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per visit
  useEffect(() => {
    const asked = visit.urlParsed.search[name];
    if (asked === undefined) return;
    history.replaceState(history.state, '', visit.urlPathname);
    ask(asked);
  }, [visit]);
}

/** For clarity only: the server enforces the permission. */
export function useIsOwner(): boolean {
  const { viewer } = usePageContext();
  return viewer?.kind === 'admin' && viewer.role === 'owner';
}
