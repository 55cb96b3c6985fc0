import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  onError: (error: unknown) => void;
  /** Takes the place of what failed. @param retry renders it again */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  /** What failed is rendered again when this becomes another one. */
  resetKey?: object | undefined;
  children: ReactNode;
};

type State = { failure?: { error: unknown } | undefined; resetKey?: object };

/** Contains the errors of one part of the page, so that the rest keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey && resetKey !== state.resetKey ? { resetKey, failure: undefined } : null;
  }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  retry = (): void => this.setState({ failure: undefined });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(this.retry, failure.error) : this.props.children;
  }
}
