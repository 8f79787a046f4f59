import { Button, Card, Text, Title } from '@mantine/core';
import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; resetKey: string };
type State = { failedAt: string | null };

/** Shows a fallback card after a render error; navigation resets it. */
export class AdminErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: null };

  static getDerivedStateFromError(): Partial<State> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (state.failedAt === '') return { failedAt: props.resetKey };
    return state.failedAt !== null && state.failedAt !== props.resetKey ? { failedAt: null } : null;
  }

  override render(): ReactNode {
    if (this.state.failedAt === null) return this.props.children;
    return (
      <Card withBorder maw={520} mx="auto" my="xl" padding="xl" role="alert">
        <Title order={1} size="h2" mb="sm">
          Something went wrong
        </Title>
        <Text mb="lg">The admin panel encountered an error. Please try refreshing the page.</Text>
        <Button onClick={() => window.location.reload()}>Refresh Page</Button>
      </Card>
    );
  }
}
