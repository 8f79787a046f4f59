import { Button, Menu, Skeleton, Text } from '@mantine/core';
import { failureText, trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { INQUIRY_LABELS } from '#src/domain/site/contact/contact.rules.ts';
import type { ContactView } from '#src/domain/site/contact/contact.schema.ts';
import { REPLY_TEXTS, replyHref } from '#src/domain/site/contact/reply.rules.ts';
import { contactName, NO_EMAIL } from '#src/features/admin/list/empty-values.ts';
import { Notes } from '#src/features/admin/notes/notes.tsx';
import { AddressText } from '#src/features/admin/shell/address-text.tsx';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { QueryError } from '#src/ui/components/query-error.tsx';
import { ContactStateSelect } from './contact-cells.tsx';
import { useContactState } from './use-contact-state.ts';
import { useReply } from './use-reply.ts';

export function ContactScreen({ id }: { id: number }) {
  const query = trpc.contacts.get.useQuery({ id });
  const setState = useContactState();
  const row = query.data;
  return (
    <AdminPage
      title={row ? `Enquiry of ${contactName(row.name)}` : 'Enquiry'}
      lead={row && <ContactStateSelect row={row} onChange={setState} />}
      back={{ href: paths.adminContacts, label: 'Back to Contacts' }}
      actions={row && <ReplyTexts row={row} />}
    >
      {query.error && (
        <QueryError query={query} text={failureText(query.error, 'This enquiry could not be loaded.')} />
      )}
      {query.isPending && <Skeleton height={320} />}
      {row && (
        <div className="admin-columns">
          <div>
            <section className="admin-card" aria-label="Message">
              <h2>Message</h2>
              <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{row.message}</Text>
            </section>
            <section className="admin-card" aria-label="Contact">
              <h2>Contact</h2>
              <DescriptionList
                rows={{
                  Name: contactName(row.name),
                  Email: row.email ? (
                    <a href={`mailto:${row.email}`}>
                      <AddressText>{row.email}</AddressText>
                    </a>
                  ) : (
                    NO_EMAIL
                  ),
                  Phone: row.phone && <a href={`tel:${row.phone.replace(/[^\d+]/g, '')}`}>{row.phone}</a>,
                  Company: row.company,
                  Type: INQUIRY_LABELS[row.inquiryType],
                  Received: adminDate(row.createdAt),
                }}
              />
            </section>
          </div>
          <div>
            <Notes kind="contact" id={row.id} />
          </div>
        </div>
      )}
    </AdminPage>
  );
}

/** Opens the email program, with a ready text that can be edited there. */
function ReplyTexts({ row }: { row: ContactView }) {
  const reply = useReply();
  if (!row.email) return null;
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default">Reply with…</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component="a" href={replyHref(row)} onClick={() => reply(row)}>
            No text
          </Menu.Item>
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
