import { Anchor, Button, CloseButton, Group, Popover, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import type { ListState } from './list-state.ts';

/** A named set of filters, sort and columns, stored per admin on the server. */
export function SavedViews({ list, state }: { list: string; state: ListState<unknown> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover position="bottom-end" withArrow trapFocus opened={isOpen} onChange={setIsOpen}>
      <Popover.Target>
        <Button variant="default" onClick={() => setIsOpen(!isOpen)}>
          Views
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        {isOpen && (
          <ViewList
            list={list}
            state={state}
            onOpen={(query) => {
              setIsOpen(false);
              state.open(query);
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function ViewList({
  list,
  state,
  onOpen,
}: {
  list: string;
  state: ListState<unknown>;
  onOpen: (query: string) => void;
}) {
  const utils = trpc.useUtils();
  const views = trpc.savedViews.list.useQuery({ list });
  const [name, setName] = useState('');
  const refresh = () => utils.savedViews.list.invalidate({ list });
  const fail = (error: unknown) =>
    showToast({
      title: 'View not saved',
      description: failureText(error, 'Please try again.'),
      variant: 'destructive',
    });
  const save = trpc.savedViews.save.useMutation({
    onSuccess: () => refresh().then(() => setName('')),
    onError: fail,
  });
  const remove = trpc.savedViews.remove.useMutation({ onSuccess: refresh, onError: fail });
  const { cursor: _cursor, ...kept } = state.values;
  const query = new URLSearchParams({
    ...kept,
    ...(state.hidden.length > 0 ? { cols: state.hidden.join('.') } : {}),
  }).toString();

  return (
    <Stack gap="sm" w={260}>
      {views.data?.length === 0 && (
        <Text size="sm" c="dimmed">
          No views yet. Set the filters you use often, then give them a name.
        </Text>
      )}
      {views.data?.map((view) => (
        <Group key={view.id} justify="space-between" wrap="nowrap">
          <Anchor component="button" type="button" ta="left" onClick={() => onOpen(view.query)}>
            {view.name}
          </Anchor>
          <CloseButton
            aria-label={`Remove the view ${view.name}`}
            onClick={() => remove.mutate({ id: view.id })}
          />
        </Group>
      ))}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) save.mutate({ list, name, query });
        }}
      >
        <Group align="end" wrap="nowrap" gap="xs">
          <TextInput
            label="Name of this view"
            value={name}
            maxLength={80}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Group>
      </form>
    </Stack>
  );
}
