import '@mantine/core/styles.css';
import '#src/ui/styles/tokens.css';
import '#src/ui/styles/fonts.css';
import '#src/ui/styles/mantine.css';
import '#src/ui/styles/app.css';
import '#src/ui/behaviour/toast.css';
import { MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { ApiProvider } from '#src/client/providers.tsx';
import { replayEarlyClick, replayEarlyInput } from '#src/ui/behaviour/replay-early-input.ts';
import { startToasts } from '#src/ui/behaviour/toast.ts';
import { cssVariablesResolver, theme } from '#src/ui/styles/theme.ts';

/**
 * Styles created in the browser need the CSP nonce. Scripts of the page carry it; dialogs' scroll
 * lock reads it from this global.
 */
function styleNonce(fromServer: string | undefined): string | undefined {
  if (fromServer || typeof document === 'undefined') return fromServer;
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce || undefined;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
  return nonce;
}

/** Each area adds its own header and main landmark. */
export function Layout({ children }: { children: ReactNode }) {
  const nonce = styleNonce((usePageContext() as { cspNonce?: string }).cspNonce);
  useLayoutEffect(replayEarlyInput, []);
  useEffect(() => {
    startToasts();
    replayEarlyClick();
  }, []);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={nonce ? () => nonce : undefined}
    >
      <ApiProvider>{children}</ApiProvider>
      <section id="toasts" className="toasts" tabIndex={-1} aria-label="Notifications (F8)" />
    </MantineProvider>
  );
}
