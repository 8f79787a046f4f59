import './stats.css';
import type { VariantName } from '../x-elements.d.ts';

/** `when`: the server keeps the figure only then. */
type Item = { figure: string; text: string; when?: VariantName };

export function Stats({ items }: { items: readonly Item[] }) {
  return (
    <dl className="figures">
      {items.map(({ figure, text, when }) => {
        const row = (
          <div key={text}>
            <dt>{text}</dt>
            <dd className="display">{figure}</dd>
          </div>
        );
        return when ? (
          <x-variant key={text} when={when}>
            {row}
          </x-variant>
        ) : (
          row
        );
      })}
    </dl>
  );
}
