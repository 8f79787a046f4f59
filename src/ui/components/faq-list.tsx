import './faq-list.css';
import type { ReactNode } from 'react';

/** Native details elements with one name: the browser keeps at most one open. */
export function FaqList({
  items,
  write = (text) => text,
}: {
  items: readonly { question: string; answer: string }[];
  write?: (text: string) => ReactNode;
}) {
  return (
    <div className="faq-list">
      {items.map((item) => (
        <details name="faq" key={item.question}>
          <summary>
            <h3>{write(item.question)}</h3>
          </summary>
          <p>{write(item.answer)}</p>
        </details>
      ))}
    </div>
  );
}
