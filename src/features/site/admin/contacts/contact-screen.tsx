import { Button, Menu, Text } from '@mantine/core';
import { Loaded } from '#src/client/loaded.tsx';
import { trpc } from '#src/client/trpc.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { type ContactStatus, INQUIRY_LABELS, replyHref } from '#src/domain/site/contact/contact.rules.ts';
import type { ContactView } from '#src/domain/site/contact/contact.schema.ts';
import { contactName } from '#src/features/admin/list/cells.tsx';
import { Notes } from '#src/features/admin/notes/notes.tsx';
import { EmailLink, PhoneLink } from '#src/features/admin/shell/address-text.tsx';
import { AdminCard, AdminPage, useRecordId } from '#src/features/admin/shell/admin-page.tsx';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { ContactStatusSelect, useContactStatus, WaitBadge } from './contact-cells.tsx';

export function ContactScreen() {
  const id = useRecordId();
  const query = trpc.contacts.get.useQuery({ id });
  const setStatus = useContactStatus();
  const row = query.data;
  return (
    <AdminPage
      title={row ? `Enquiry of ${contactName(row.name)}` : 'Enquiry'}
      lead={
        row ? (
          <>
            <ContactStatusSelect row={row} onChange={setStatus} /> <WaitBadge row={row} />{' '}
            <NextToAnswer id={id} />
          </>
        ) : null
      }
      back={{ href: paths.adminContacts, label: 'Back to Contacts' }}
      actions={row?.email && <Reply row={row} onChange={setStatus} />}
    >
      <Loaded query={query} failed="This enquiry could not be loaded." height={320}>
        {(row) => (
          <div className="admin-columns">
            <div>
              <AdminCard title="Message">
                <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{row.message}</Text>
              </AdminCard>
              <AdminCard title="Contact">
                <DescriptionList
                  rows={{
                    Name: contactName(row.name),
                    Email: <EmailLink address={row.email} />,
                    Phone: row.phone && <PhoneLink phone={row.phone} />,
                    Company: row.company,
                    Type: INQUIRY_LABELS[row.inquiryType],
                    Received: adminDate(row.createdAt),
                  }}
                />
              </AdminCard>
            </div>
            <div>
              <Notes key={row.id} kind="contact" id={row.id} />
            </div>
          </div>
        )}
      </Loaded>
    </AdminPage>
  );
}

/** The enquiry that has waited longest, beside this one. At the end of a line: it arrives last. */
function NextToAnswer({ id }: { id: number }) {
  const { data } = trpc.contacts.list.useQuery({ status: 'new', sort: 'createdAt', limit: 2 });
  const next = data?.items.find((row) => row.id !== id);
  return (
    next && (
      <a className="contact-next" href={paths.adminContact(next.id)}>
        Next to answer
      </a>
    )
  );
}

type ReplyProps = { row: ContactView; onChange: (row: ContactView, status: ContactStatus) => void };

/** Opens the email program. One press also marks the enquiry as answered; the menu only replies. */
function Reply({ row, onChange }: ReplyProps) {
  const href = replyHref(row);
  const isAnswered = row.status === 'answered';
  return (
    <Button.Group>
      <Button
        component="a"
        variant={isAnswered ? 'default' : 'filled'}
        h="auto"
        mih="2.25rem"
        py={6}
        styles={{ label: { whiteSpace: 'normal' } }}
        href={href}
        title="Opens your email program"
        onClick={() => onChange(row, 'answered')}
      >
        {isAnswered ? 'Reply by email' : 'Reply by email, mark as answered'}
      </Button>
      {!isAnswered && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button px="xs" aria-label="More ways to reply">
              <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="m6 9 6 6 6-6" />
              </svg>
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              component="a"
              href={href}
              onClick={() => row.status === 'new' && onChange(row, 'in_progress')}
            >
              {row.status === 'new' ? 'Reply by email, mark as in progress' : 'Reply by email'}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </Button.Group>
  );
}
