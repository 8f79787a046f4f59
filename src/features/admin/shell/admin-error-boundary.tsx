import { Button, Card, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#src/ui/error-boundary.tsx';

/** Shows a fallback card after a render error; navigation resets it. */
export function AdminErrorBoundary(props: { children: ReactNode; resetKey: string }) {
  return (
    <ErrorBoundary
      {...props}
      fallback={
        <Card withBorder maw={520} mx="auto" my="xl" padding="xl" role="alert">
          <Title order={1} size="h2" mb="sm">
            Something went wrong
          </Title>
          <Text mb="lg">The admin panel encountered an error. Please try refreshing the page.</Text>
          <Button onClick={() => window.location.reload()}>Refresh Page</Button>
        </Card>
      }
    />
  );
}
