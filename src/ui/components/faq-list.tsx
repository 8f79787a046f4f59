import './faq-list.css';
import type { ReactNode } from 'react';

export type FaqItem = {
  question: string;
  /** Plain text: structured data has it too. */
  answer: string;
  /** The answer as a list, one subject per line. */
  points?: readonly { subject: string; text: string }[];
  more?: { href: string; text: string };
};

type Props = {
  items: readonly FaqItem[];
  /** How to show a text that may contain figures. */
  write?: (text: string) => ReactNode;
};

/** Native details elements with one name: the browser keeps at most one open. */
export function FaqList({ items, write = (text) => text }: Props) {
  return (
    <div className="faq-list folds">
      {items.map((item) => (
        <details name="faq" key={item.question}>
          <summary>
            <h3>{write(item.question)}</h3>
          </summary>
          {item.points ? (
            <ul>
              {item.points.map(({ subject, text }) => (
                <li key={subject}>
                  <strong>{subject}</strong>: {write(text)}
                </li>
              ))}
            </ul>
          ) : (
            <p>
              {write(item.answer)} {item.more && <a href={item.more.href}>{item.more.text}</a>}
            </p>
          )}
        </details>
      ))}
    </div>
  );
}
