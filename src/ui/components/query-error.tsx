import { Button, Group, Text } from '@mantine/core';

type Props = {
  query: { refetch: () => unknown; isFetching: boolean };
  /** What could not be loaded, in one sentence. */
  text: string;
};

export function QueryError({ query, text }: Props) {
  return (
    <Group role="alert" gap="sm" my="sm">
      <Text>{text}</Text>
      <Button size="sm" variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
        Try again
      </Button>
    </Group>
  );
}
