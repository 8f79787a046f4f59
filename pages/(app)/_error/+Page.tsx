import { Button, Text } from '@mantine/core';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '#src/domain/paths.ts';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import { AdminShell } from '#src/features/admin/shell/admin-shell.tsx';
import { AppFrame } from '#src/ui/app-frame.tsx';

/** For development and application areas; unknown public addresses get the static 404 pages. */
export function Page() {
  const { is404, abortReason, viewer, urlPathname } = usePageContext();
  const title = is404 ? '404 Page Not Found' : 'Something went wrong';
  const text =
    typeof abortReason === 'string'
      ? abortReason
      : is404
        ? 'There is no page at this address.'
        : 'Try again in a moment.';
  // After an error the layout of the admin area may be the cause, so it is not rendered.
  if (is404 && viewer?.kind === 'admin' && urlPathname.startsWith(paths.admin)) {
    return (
      <AdminShell user={viewer}>
        <AdminPage
          title={title}
          lead={`${text} Find, at the top, opens any order, contact or page.`}
          back={{ href: paths.admin, label: 'Back to Dashboard' }}
        >
          {null}
        </AdminPage>
      </AdminShell>
    );
  }
  return (
    <AppFrame narrow>
      <h1>{title}</h1>
      <Text mb="lg">{text}</Text>
      <Button component="a" href="/">
        Back to Home
      </Button>
    </AppFrame>
  );
}
