import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  onError: (error: unknown) => void;
  /** Takes the place of what failed. @param retry renders it again */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  children: ReactNode;
};

type State = { failure?: { error: unknown } | undefined };

/** Contains the errors of one part of the page, so that the rest keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {};

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
