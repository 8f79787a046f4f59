import './stats.css';

/** Large numbers with their meaning, as a description list. */
export function Stats({ items }: { items: readonly { figure: string; text: string }[] }) {
  return (
    <dl className="figures">
      {items.map((item) => (
        <div key={item.text}>
          <dt>{item.text}</dt>
          <dd className="display">{item.figure}</dd>
        </div>
      ))}
    </dl>
  );
}
