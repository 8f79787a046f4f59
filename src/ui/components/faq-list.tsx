import './faq-list.css';

export type FaqItem = {
  question: string;
  /** Plain text: structured data has it too. */
  answer: string;
  /** The answer as a list, one subject per line. */
  points?: readonly { subject: string; text: string }[];
  more?: { href: string; text: string };
};

/** Native details elements with one name: the browser keeps at most one open. */
export function FaqList({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className="faq-list">
      {items.map((item) => (
        <details name="faq" key={item.question}>
          <summary>
            <h3>{item.question}</h3>
          </summary>
          {item.points ? (
            <ul>
              {item.points.map(({ subject, text }) => (
                <li key={subject}>
                  <strong>{subject}</strong>: {text}
                </li>
              ))}
            </ul>
          ) : (
            <p>
              {item.answer} {item.more && <a href={item.more.href}>{item.more.text}</a>}
            </p>
          )}
        </details>
      ))}
    </div>
  );
}
