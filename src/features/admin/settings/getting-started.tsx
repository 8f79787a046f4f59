import './settings.css';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  lead: ReactNode;
  steps: readonly { title: string; text: ReactNode }[];
  /** The button of the first step. */
  action: ReactNode;
  children?: ReactNode;
};

export function GettingStarted({ title, lead, steps, action, children }: Props) {
  return (
    <section className="admin-card getting-started" aria-labelledby="getting-started">
      <div>
        <Title order={2} id="getting-started" size="h3">
          {title}
        </Title>
        <p>{lead}</p>
        <ol>
          {steps.map((step) => (
            <li key={step.title}>
              <strong>{step.title}</strong>
              <span>{step.text}</span>
            </li>
          ))}
        </ol>
        <div className="admin-actions">{action}</div>
      </div>
      {children && <div className="getting-started-aside">{children}</div>}
    </section>
  );
}
