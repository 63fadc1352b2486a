import { Component, type ReactNode } from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { closeRules } from './route.ts';

interface Props {
  readonly message: string;
  readonly children: ReactNode;
}

/** What cannot be shown says so, and leaves everything around it as it is. */
export class Trap extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Dialog title="Rules" onClose={closeRules}>
        <p role="alert">{this.props.message}</p>
      </Dialog>
    );
  }
}
