import { Component, type ReactNode } from 'react';
import { reportError } from '../vitals/report-failure';

type HiddenBoundaryProps = { isShown: boolean; children: ReactNode };

/** A page that throws while it is hidden or left must not take the shown one away. */
export class HiddenBoundary extends Component<HiddenBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (!this.props.isShown) reportError(error);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.props.isShown) throw failure.error;
    return null;
  }
}
