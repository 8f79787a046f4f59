import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { QueryError } from '#src/ui/components/query-error.tsx';
import './customer-side.css';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import type { MessageView } from '#src/domain/project/project/customer-page.schema.ts';
import type { ProjectDetailView } from '#src/domain/project/project/project.schema.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { Badge } from '#src/ui/components/status-badge.tsx';
import { CLOCK_REFRESH_MS } from './clock-refresh.ts';
import { MessageDialog } from './message-dialog.tsx';
import { RevokeLink } from './revoke-link.tsx';

/** What the customer and the staff wrote on the customer's page. */
export function MessagesPanel({ project }: { project: ProjectDetailView }) {
  const projectId = project.id;
  const query = trpc.projectMessages.list.useQuery({ projectId }, { refetchInterval: CLOCK_REFRESH_MS });
  const [isWriting, setIsWriting] = useState(false);
  return (
    <section className="project-part" aria-labelledby="messages-title">
      <h3 id="messages-title">Messages</h3>
      {query.error && (
        <QueryError query={query} text={failureText(query.error, 'The messages could not be loaded.')} />
      )}
      {query.data?.length === 0 && <Text c="dimmed">No messages yet.</Text>}
      {query.data && query.data.length > 0 && <MessageList messages={query.data} />}
      <div className="project-changes">
        <Button variant="default" aria-haspopup="dialog" onClick={() => setIsWriting(true)}>
          Write to the customer…
        </Button>
        <RevokeLink project={project} />
      </div>
      <MessageDialog projectId={projectId} isOpen={isWriting} onClose={() => setIsWriting(false)} />
    </section>
  );
}

/** The last ones are what is talked about. */
const MESSAGES_SHOWN = 2;

/** In reading order, the earlier ones closed. */
function MessageList({ messages }: { messages: readonly MessageView[] }) {
  const list = (part: readonly MessageView[]) => (
    <ol className="messages">
      {part.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ol>
  );
  const inOrder = messages.toSorted((one, other) => one.id - other.id);
  const earlier = inOrder.slice(0, -MESSAGES_SHOWN);
  return (
    <>
      {earlier.length > 0 && (
        <Disclosure title={`Earlier messages (${earlier.length})`}>{list(earlier)}</Disclosure>
      )}
      {list(inOrder.slice(-MESSAGES_SHOWN))}
    </>
  );
}

function Message({ message }: { message: MessageView }) {
  const { kind, from, authorName, text, files, answeredAt, createdAt } = message;
  return (
    <li data-from={from}>
      <p className="message-head">
        <strong>{authorName}</strong> <span>{adminDate(createdAt)}</span>{' '}
        {kind === 'problem' && (
          <Badge tone="bad" mark="!">
            Problem
          </Badge>
        )}
        {kind === 'change_request' && (
          <Badge tone={answeredAt ? 'good' : 'wait'} mark={answeredAt ? '✓' : '○'}>
            {answeredAt ? 'Change round, answered' : 'Change round'}
          </Badge>
        )}
      </p>
      <p className="message-text">{text}</p>
      {files.length > 0 && (
        <ul className="message-files">
          {files.map(({ id, name, url }) => (
            <li key={id}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
