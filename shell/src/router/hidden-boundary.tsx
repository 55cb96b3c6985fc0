import { Component, type ReactNode } from 'react';

type HiddenBoundaryProps = { isShown: boolean; children: ReactNode };

/** A page that throws while it is rendered hidden must not take the shown one away; it throws when it is gone to. */
export class HiddenBoundary extends Component<HiddenBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (this.props.isShown) throw failure.error;
    return null;
  }
}
