import { Component, type ReactNode } from 'react';
import { BrokenScreen } from './broken-screen.tsx';

/** The page shown when another could not be drawn; the next address is tried anew. */
export class BrokenPage extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override render = () => (this.state.broken ? <BrokenScreen /> : this.props.children);
}
