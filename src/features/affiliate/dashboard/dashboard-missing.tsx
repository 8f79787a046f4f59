import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { paths } from '#src/domain/paths.ts';

/**
 * One response for a missing dashboard, another affiliate's and no session, so that ids cannot be
 * probed.
 */
export function DashboardMissing({ text }: { text: string }) {
  return (
    <div className="panel">
      <Title order={1} mb="xs">
        Dashboard Not Found
      </Title>
      <Text mb="lg">{text}</Text>
      <Group>
        <Button component="a" href={paths.home} size="md">
          Go to Home
        </Button>
        <Anchor href={paths.affiliateLogin} underline="always">
          Affiliate Login
        </Anchor>
      </Group>
    </div>
  );
}
