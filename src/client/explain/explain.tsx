import './figure.css';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { ExplanationDialog } from './explanation-dialog.tsx';
import type { UseExplanation } from './explanation-query.ts';
import { type AskedFigure, useAskedFigure } from './use-asked-figure.ts';

const AskContext = createContext<((asked: AskedFigure) => void) | null>(null);

/** Opens the explanation of a figure, also of the one that the address names. */
export function ExplainProvider<Id extends string>({
  useExplanation,
  children,
}: {
  useExplanation: UseExplanation<Id>;
  children: ReactNode;
}) {
  const [asked, ask] = useAskedFigure<Id>();
  const [part, setPart] = useState(0);
  const query = useExplanation(asked, part);
  return (
    <AskContext value={ask}>
      {children}
      <ExplanationDialog
        isOpen={asked !== null}
        query={query}
        part={part}
        onPart={setPart}
        onClose={() => {
          ask(null);
          setPart(0);
        }}
      />
    </AskContext>
  );
}

/** `Id` is the page's list of figures. */
export type FigureProps<Id extends string> = AskedFigure<Id> & {
  /** The figure as it is shown. */
  text: string;
  /** What it is, for screen readers: "total orders". */
  label: string;
};

/** A figure that opens its rows; plain text on a page that explains nothing. */
export function Figure<Id extends string>({ text, label, ...asked }: FigureProps<Id>) {
  const ask = useContext(AskContext);
  if (!ask) return text;
  return (
    <button
      type="button"
      className="figure-button"
      aria-label={`${text} ${label}. Explain this number`}
      title="Explain this number"
      onClick={() => ask(asked)}
    >
      {text}
    </button>
  );
}
