import { Component, startTransition, type ReactNode } from 'react';
import type { ViewCache } from '../loading/view-cache';
import { LoadFailed } from './load-failed';

type ViewBoundaryProps = {
  path: string;
  views: ViewCache;
  words: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** Catches whatever a view's loading or rendering throws, names who failed, and leaves the rail alive. */
export class ViewBoundary extends Component<ViewBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`The page ${this.props.path} can't be shown:`, error);
  }

  retry = (): void => {
    this.props.views.ask(this.props.path);
    startTransition(() => this.setState({ failed: false }));
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <LoadFailed words={this.props.words} href={this.props.path} onRetry={this.retry} />;
  }
}
