import { useState } from 'react';
import { fillPlural } from '#src/content/plural.ts';
import { promises } from '#src/domain/offer.ts';
import type { MessageView } from '#src/domain/project/customer-page/customer-page.schema.ts';
import type { ProjectFileView } from '#src/domain/project/file/project-file.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { inSpellingOf } from '#src/domain/shared/typography.ts';
import { Badge } from '#src/ui/components/status-badge.tsx';
import { useProject } from '../project-context.tsx';
import { WriteForm } from './write-form.tsx';

/** Earlier ones are shown on demand. The view has the newest first, the page the oldest. */
const SHOWN = 5;

export function Messages() {
  const { view, texts, api } = useProject();
  const [isAll, setIsAll] = useState(false);
  const { messages } = view;
  const shown = (isAll ? messages : messages.slice(0, SHOWN)).toReversed();
  const hidden = messages.length - shown.length;
  const hours = { hours: promises.replyHours };
  return (
    <>
      {messages.length === 0 && <p className="project-empty">{fillText(texts.messages.empty, hours)}</p>}
      {hidden > 0 && (
        <button type="button" className="project-more" onClick={() => setIsAll(true)}>
          {fillPlural(texts.messages.earlier, hidden, texts.lang)}
        </button>
      )}
      <ol className="messages">
        {shown.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ol>
      <WriteForm
        name="message"
        label={texts.messages.label}
        button={texts.messages.send}
        done={{ title: texts.messages.done.title, text: fillText(texts.messages.done.text, hours) }}
        onSend={(written) => api.sendMessage({ ...written, kind: 'message' })}
      />
    </>
  );
}

function Message({ message }: { message: MessageView }) {
  const { texts, formats, now } = useProject();
  const { kind, from, authorName, text, files, answeredAt, createdAt } = message;
  return (
    <li className="message" data-from={from}>
      <p className="message-head">
        <strong>{from === 'customer' ? texts.messages.you : authorName}</strong>{' '}
        <time dateTime={createdAt.toISOString()}>{formats.moment(createdAt, now)}</time>
        {kind === 'problem' && (
          <Badge tone="bad" mark="!">
            {texts.messages.problem}
          </Badge>
        )}
        {kind === 'change_request' && (
          <Badge tone={answeredAt ? 'good' : 'work'}>
            {inSpellingOf(texts.lang, `${texts.messages.change_request}:`)}{' '}
            {answeredAt
              ? fillText(texts.messages.answered, { when: formats.day(answeredAt, now) })
              : texts.messages.inProgress}
          </Badge>
        )}
      </p>
      <p className="message-text">{text}</p>
      {files.length > 0 && (
        <ul className="file-list">
          {files.map((file) => (
            <li key={file.id}>
              <FileLink file={file} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Pictures open in a tab, other files are downloaded: the server decides by type. */
export function FileLink({ file, detail }: { file: ProjectFileView; detail?: string }) {
  const { texts, formats } = useProject();
  const isPicture = file.mediaType.startsWith('image/');
  return (
    <a
      className="file-link"
      href={file.url}
      {...(isPicture ? { target: '_blank', rel: 'noopener noreferrer' } : { download: file.name })}
    >
      {file.thumbnailUrl ? (
        <img src={file.thumbnailUrl} alt="" width={56} height={42} loading="lazy" decoding="async" />
      ) : (
        <span className="file-type" aria-hidden="true">
          {file.name.includes('.') ? file.name.split('.').at(-1)?.slice(0, 4) : '·'}
        </span>
      )}
      <span>
        <span className="file-name">{file.name}</span>
        <small>
          {formats.size(file.sizeBytes)}
          {detail && ` · ${detail}`}
        </small>
      </span>
      {isPicture && <span className="sr-only"> ({texts.page.newTab})</span>}
    </a>
  );
}
