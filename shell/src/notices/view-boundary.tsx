import { Component, startTransition, type ReactNode } from 'react';
import type { ViewCache } from '../loading/view-cache';
import { reportFailure } from '../vitals/report-failure';
import { KeptMarkup } from './kept-markup';
import { LoadFailed } from './load-failed';
import { StartFailed } from './start-failed';

type ViewBoundaryProps = {
  path: string;
  views: ViewCache;
  texts: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** Catches whatever a view's loading or rendering throws, names who failed, and leaves the rail alive. */
export class ViewBoundary extends Component<ViewBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  #prerendered: readonly Node[] | undefined;

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    this.props.views.takenOver();
  }

  override componentDidCatch(error: unknown): void {
    const { path, views } = this.props;
    reportFailure(views.areaOf(path), `can't show the page ${path}`, error);
  }

  retry = (): void => {
    this.props.views.again(this.props.path);
    startTransition(() => this.setState({ failed: false }));
  };

  override render(): ReactNode {
    const { path, views, texts, children } = this.props;
    if (!this.state.failed) return children;
    // React renders this while what publish rendered still stands, and removes that afterwards.
    if (views.isPrerendered(path)) this.#prerendered ??= copyOf(document.getElementById('main'));
    if (!this.#prerendered) {
      const page = views.pages.find((row) => row.path === path);
      return <LoadFailed texts={texts} href={path} page={page} onRetry={this.retry} />;
    }
    return (
      <>
        <KeptMarkup nodes={this.#prerendered} />
        <StartFailed texts={texts} onRetry={this.retry} />
      </>
    );
  }
}

function copyOf(element: Element | null): readonly Node[] {
  return [...(element?.childNodes ?? [])].map((node) => node.cloneNode(true));
}
