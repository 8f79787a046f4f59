import './error-summary.css';

type Problem = { id: string; message: string };

type Props = { problems: readonly Problem[]; title?: string };

/** Above a long form that was sent with errors: one link per field, announced at once. */
export function ErrorSummary({ problems, title = 'There is a problem' }: Props) {
  return (
    <div role="alert">
      {problems.length > 0 && (
        <div className="error-summary">
          <h2>{title}</h2>
          <ul>
            {problems.map(({ id, message }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  onClick={(event) => {
                    // Not the fragment alone: it would scroll, and leave the focus where it is.
                    event.preventDefault();
                    document.getElementById(id)?.focus();
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
