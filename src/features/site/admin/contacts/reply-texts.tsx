import { Button, Menu } from '@mantine/core';
import type { ContactView } from '#src/domain/site/contact/contact.schema.ts';
import { REPLY_TEXTS, replyHref } from '#src/domain/site/contact/reply.rules.ts';
import { useReply } from './use-reply.ts';

/** Opens the email program with a ready text that can be edited there. */
export function ReplyTexts({ row }: { row: ContactView }) {
  const reply = useReply();
  if (!row.email) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default">Reply with…</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {REPLY_TEXTS.map(({ label, body }) => (
            <Menu.Item key={label} component="a" href={replyHref(row, body)} onClick={() => reply(row)}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {row.state !== 'answered' && (
        <Button component="a" href={replyHref(row)} onClick={() => reply(row, true)}>
          Reply, mark as answered
        </Button>
      )}
    </>
  );
}
