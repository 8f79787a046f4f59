import { Button, Group, Text, Title } from '@mantine/core';
import { paths } from '#src/domain/paths.ts';

/**
 * One response for a missing dashboard, another affiliate's and no session, so that ids cannot be
 * probed.
 */
export function DashboardMissing({ text }: { text: string }) {
  // Rendered after a rejected call only, so in the browser.
  const { pathname, search } = window.location;
  return (
    <div className="panel">
      <Title order={1} mb="xs">
        Dashboard Not Found
      </Title>
      <Text mb="lg">{text}</Text>
      <Group>
        <Button component="a" href={paths.affiliateLoginFor(pathname + search)} size="md">
          Affiliate Login
        </Button>
        <Button component="a" href={paths.home} size="md" variant="default">
          Go to Home
        </Button>
      </Group>
    </div>
  );
}
