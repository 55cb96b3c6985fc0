import { Component, startTransition, type ReactNode } from 'react';
import type { ViewCache } from '../router/view-cache';
import { reportFailure } from '../vitals/report-failure';
import { LoadFailed } from './load-failed';
import { StartFailed } from './start-failed';
import styles from './notice.module.css';

type ViewBoundaryProps = {
  path: string;
  views: ViewCache;
  children: ReactNode;
};

/** Catches what a view's loading or rendering throws, logs whose it is, and leaves the rail working. */
export class ViewBoundary extends Component<ViewBoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  #prerendered: readonly Node[] | undefined;
  #keep = (element: Element | null) => element?.replaceChildren(...(this.#prerendered ?? []));

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    this.props.views.hydrated();
  }

  override componentDidCatch(error: unknown): void {
    const { path, views } = this.props;
    reportFailure(views.areaOf(path), `can't show the page ${path}`, error);
  }

  retry = (): void => {
    this.props.views.reload(this.props.path);
    startTransition(() => this.setState({ failed: false }));
  };

  override render(): ReactNode {
    const { path, views, children } = this.props;
    if (!this.state.failed) return children;
    // The prerendered markup is still in the document during this render; React removes it afterwards.
    if (views.isPrerendered(path)) this.#prerendered ??= copyOf(document.getElementById('main'));
    if (!this.#prerendered) {
      const page = views.railRows.find((row) => row.path === path);
      return <LoadFailed href={path} page={page} onRetry={this.retry} />;
    }
    return (
      <>
        <div ref={this.#keep} className={styles.kept} />
        <StartFailed onRetry={this.retry} />
      </>
    );
  }
}

function copyOf(element: Element | null): readonly Node[] {
  return [...(element?.childNodes ?? [])].map((node) => node.cloneNode(true));
}
