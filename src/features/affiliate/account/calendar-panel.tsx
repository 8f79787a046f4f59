import { Anchor, Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { showErrorToast } from '#src/client/show-failure.ts';
import { failureText, trpc } from '#src/client/trpc.ts';
import { useKeptFocus } from '#src/ui/behaviour/use-kept-focus.ts';
import { CopyField } from '../share/copy-field.tsx';

/** A subscription of release dates and payouts, at an address that only the affiliate knows. */
export function CalendarPanel() {
  const { data, error, isPending } = trpc.affiliates.calendar.useQuery(undefined);
  const keptFocus = useKeptFocus<HTMLElement>();
  const utils = trpc.useUtils();
  const change = trpc.affiliates.switchCalendar.useMutation({
    onSuccess: (view) => utils.affiliates.calendar.setData(undefined, view),
    onError: (error) => showErrorToast('Calendar not changed', error),
  });
  const turn = (isOn: boolean): void => change.mutate({ isOn });
  return (
    <section className="panel" aria-labelledby="calendar-title" {...keptFocus}>
      <Title order={2} id="calendar-title" mb="xs">
        Money calendar
      </Title>
      <Text c="dimmed" mb="md">
        The days when commissions become available and payouts are made, in your own calendar. Amounts only:
        no orders and no names.
      </Text>
      {isPending && <Skeleton height="2.25rem" />}
      {error && (
        <Text role="alert">
          {failureText(error, 'Your calendar link could not be loaded. Refresh the page.')}
        </Text>
      )}
      {data?.url === null && (
        <Button variant="default" loading={change.isPending} onClick={() => turn(true)}>
          Create calendar link
        </Button>
      )}
      {data?.url && (
        <>
          <CopyField
            label="Calendar link"
            value={data.url}
            what="calendar link"
            button="Copy Calendar Link"
          />
          <Text size="sm" c="dimmed" mt="xs" mb="md">
            Add it in your calendar under “Subscribe” or “From URL”. Anyone who has the link can see these
            amounts, so keep it to yourself.
          </Text>
          <Group>
            <Anchor href={data.url.replace(/^https?:/, 'webcal:')} underline="always">
              Open in my calendar
            </Anchor>
            <Button variant="default" size="sm" loading={change.isPending} onClick={() => turn(true)}>
              Replace the link
            </Button>
            <Button variant="default" size="sm" loading={change.isPending} onClick={() => turn(false)}>
              Turn off
            </Button>
          </Group>
        </>
      )}
    </section>
  );
}
