import { Component, type ReactNode } from 'react';

type Props = { children: ReactNode; fallback: ReactNode; resetKey?: string };
type State = { failedAt: string | null };

/** Shows the fallback after a render error or a failed download; another `resetKey` resets it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failedAt: null };

  static getDerivedStateFromError(): Partial<State> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps({ resetKey = 'fixed' }: Props, state: State): Partial<State> | null {
    if (state.failedAt === '') return { failedAt: resetKey };
    return state.failedAt !== null && state.failedAt !== resetKey ? { failedAt: null } : null;
  }

  override render(): ReactNode {
    return this.state.failedAt === null ? this.props.children : this.props.fallback;
  }
}
