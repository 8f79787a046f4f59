import { Button, CloseButton, Group, Popover, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { showErrorToast } from '#src/client/show-failure.ts';
import { trpc } from '#src/client/trpc.ts';
import { VIEW_NAME_MAX } from '#src/domain/office/saved-view/saved-view.schema.ts';
import type { ListState } from './list-state.ts';

type Props = { list: string; state: ListState<unknown> };

/** Saves the filters, sort and columns under a name; the tabs open them. */
export function SavedViews({ list, state }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover position="bottom-end" withArrow trapFocus opened={isOpen} onChange={setIsOpen}>
      <Popover.Target>
        <Button size="compact-sm" variant="subtle" onClick={() => setIsOpen(!isOpen)}>
          Views
        </Button>
      </Popover.Target>
      <Popover.Dropdown>{isOpen && <ViewForm list={list} state={state} />}</Popover.Dropdown>
    </Popover>
  );
}

function ViewForm({ list, state }: Props) {
  const utils = trpc.useUtils();
  const views = trpc.savedViews.list.useQuery({ list });
  const [name, setName] = useState('');
  const refresh = () => utils.savedViews.list.invalidate({ list });
  const fail = (error: unknown) => showErrorToast('View not saved', error);
  const save = trpc.savedViews.save.useMutation({
    onSuccess: () => refresh().then(() => setName('')),
    onError: fail,
  });
  const remove = trpc.savedViews.remove.useMutation({ onSuccess: refresh, onError: fail });

  return (
    <Stack gap="sm" w={300}>
      <Text size="sm" c="dimmed">
        A view keeps these filters, the sort and the columns as a tab above the list.
      </Text>
      {views.data?.map((view) => (
        <Group key={view.id} justify="space-between" wrap="nowrap">
          <Text size="sm">{view.name}</Text>
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
          if (name.trim()) save.mutate({ list, name, query: state.viewQuery });
        }}
      >
        <Stack gap="sm">
          <TextInput
            label="Name of this view"
            value={name}
            maxLength={VIEW_NAME_MAX}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
