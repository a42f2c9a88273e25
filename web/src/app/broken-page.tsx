import { Component, type ReactNode } from 'react';
import { BrokenScreen } from './broken-screen.tsx';

/** Shows the way out where a page could not be drawn; the next address is tried anew. */
export class BrokenPage extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render = () => (this.state.broken ? <BrokenScreen /> : this.props.children);
}
