import { Component, type ReactNode } from 'react';

interface Props {
  /** What is shown instead of what could not be. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** What cannot be shown says so, and leaves everything around it as it is. */
export class Trap extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
