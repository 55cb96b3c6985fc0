import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  onError: (error: unknown) => void;
  /** Takes the place of what failed. @param retry renders it again */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
};

/** Contains the errors of one part of the page, so that the rest keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  retry = (): void => this.setState({ failed: false });

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
