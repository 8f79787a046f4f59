import './link-test.css';
import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { api, failureText } from '#src/client/trpc.ts';
import { Icon } from '#src/ui/components/icon.tsx';

type Step = { key: string; ok: boolean; title: string; text: string };
const TITLES: Record<string, string> = {
  page: 'The link opens',
  click: 'The click is recorded',
  cookie: 'The browser remembers it',
  reference: 'The checkout knows you',
  sale: 'The sale is yours',
};
const step = (key: string, ok: boolean, text: string): Step => ({ key, ok, title: TITLES[key] ?? key, text });

/**
 * Tests the whole path in this browser: the page, the visit with its cookie, the server's response.
 */
async function walk(show: (steps: Step[]) => void): Promise<void> {
  const { token, code } = await api.affiliates.startLinkTest.mutate();
  const page = await fetch(`/?ref=${code}`, { cache: 'no-store' });
  const first = step(
    'page',
    page.ok,
    page.ok ? 'Your link opens the home page.' : `The page answered with ${page.status}.`,
  );
  show([first]);
  await api.referrals.visit.mutate({ code, path: '/', test: token });
  const result = await api.affiliates.finishLinkTest.mutate({ token });
  show([first, ...result.steps.map(({ key, ok, text }) => step(key, ok, text))]);
}

export function LinkTest() {
  const [steps, setSteps] = useState<Step[]>([]);
  const [state, setState] = useState<'idle' | 'running' | 'done'>('idle');
  const [error, setError] = useState('');

  async function run(): Promise<void> {
    setState('running');
    setError('');
    setSteps([]);
    try {
      await walk(setSteps);
    } catch (error) {
      setError(failureText(error, 'The test could not be finished. Try again.'));
    }
    setState('done');
  }

  const isGood = steps.length === Object.keys(TITLES).length && steps.every(({ ok }) => ok);
  return (
    <section className="aff-test" aria-label="Test my link">
      <div className="aff-test-start">
        <Button variant="default" onClick={() => void run()} loading={state === 'running'}>
          {state === 'done' ? 'Test again' : 'Start test'}
        </Button>
        <Text size="sm" c="dimmed">
          Follows your link like a customer, up to a simulated sale that is never counted or paid.
        </Text>
      </div>
      <p className="form-error" role="alert" style={{ marginTop: error ? '1rem' : 0 }}>
        {error}
      </p>
      <ol className="aff-steps">
        {steps.map((item) => (
          <li key={item.key} data-ok={item.ok}>
            <Icon name={item.ok ? 'check' : 'clock'} />
            <span>
              <strong>
                {item.title}
                <span className="sr-only">{item.ok ? ': passed' : ': failed'}</span>
              </strong>
              {item.text}
            </span>
          </li>
        ))}
      </ol>
      <p role="status" className="aff-verdict">
        {state === 'done' && steps.length > 0
          ? isGood
            ? 'Your link works from the first click to the sale.'
            : 'A step didn’t work. The line above says which.'
          : ''}
      </p>
    </section>
  );
}
